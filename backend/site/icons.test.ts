import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IconSet } from '#contract/client/client.schemas.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { type CallOptions, createTestApp, type TestApp } from '../testing/app.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  test = createTestApp(database.db);
});
afterAll(() => database.close());

const ask = (set: string, icons: string | undefined, options: CallOptions = {}) =>
  test.call(`/api/_icons/${set}.json`, { query: { icons }, ...options });

/** Names of all icons that a product page can request (src/features/product/details/care.ts). */
const careIcons =
  'wash-temperature-1,wash-gentle,wash-temperature-2,wash-hand,wash-off,bleach-off,wash-dry-1,wash-tumble-off,wash-dry-hang,wash-dry-flat,ironing-1,ironing-2,ironing-off,wash-dry-p,wash-dryclean-off,wash-dry-w';

describe('getIcons', () => {
  it('200: getIcons returns all sixteen care symbols, with an immutable cache header (§7.3.4)', async () => {
    const response = await ask('care', careIcons);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const set: IconSet = await response.json();
    expect(set).toMatchObject({ prefix: 'care', width: 24, height: 24 });
    expect(Object.keys(set.icons)).toEqual(careIcons.split(','));
    const bodies = Object.values(set.icons).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(16);
    for (const body of bodies) expect(body).toMatch(/^<(g|path) .*currentColor/);
  });

  it('200: getIcons leaves out requested icons that do not belong to the set, even if the source file has them', async () => {
    const set: IconSet = await (await ask('care', 'wash-off,constructor,brand-github')).json();
    expect(Object.keys(set.icons)).toEqual(['wash-off']);
  });

  it.each(['flags', 'constructor', 'tabler'])('404: getIcons knows no set %s', async (set) => {
    const response = await ask(set, 'wash-off');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['no names', 'care', undefined],
    ['an empty name', 'care', 'wash-off,'],
    ['a malformed name', 'care', 'Wash'],
    ['a sixty-fifth name', 'care', Array(65).fill('wash-off').join(',')],
    ['a malformed set', 'Care', 'wash-off'],
  ])('422: getIcons refuses a request with %s', async (_, set, icons) => {
    expect((await ask(set, icons)).status).toBe(422);
  });
});
