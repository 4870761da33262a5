import { expect, it } from 'vitest';
import type { Database } from '../../backend/platform/db/database.ts';
import { generateCatalog } from './generate-catalog.ts';
import { testOptions } from './testing.ts';

/** A database that throws an error if the tested code uses it. */
const untouched = new Proxy(
  {},
  {
    get() {
      throw new Error('The database was queried.');
    },
  },
) as Database;

it.each([0, -1, 1.5, Number.NaN, 2_000_001])(
  'generateCatalog rejects %d variants before it reads the database',
  async (wanted) => {
    await expect(generateCatalog(untouched, testOptions({ variants: wanted }))).rejects.toThrow(
      'The number of variants must be a whole number from 1 to 2000000.',
    );
  },
);

it.each([-1, 1000, 0.5])('generateCatalog rejects the seed %d before it reads the database', async (seed) => {
  await expect(generateCatalog(untouched, testOptions({ seed }))).rejects.toThrow(
    'The seed must be a whole number from 0 to 999.',
  );
});
