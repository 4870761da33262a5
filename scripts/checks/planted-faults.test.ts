import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { plantedFaults } from './planted-faults.ts';

const root = resolve(import.meta.dirname, '../..');

it.each(plantedFaults)(
  'the text «$from» occurs in $file once, and the tests of the fault exist',
  ({ file, from, tests }) => {
    const source = readFileSync(resolve(root, file), 'utf8');
    expect(source.split(from)).toHaveLength(2);
    for (const test of tests) expect(existsSync(resolve(root, test))).toBe(true);
  },
);
