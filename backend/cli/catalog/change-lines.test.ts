import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { Difference } from '../../exchange/changes/goods-state.ts';
import { ChangeLines } from './change-lines.ts';

afterEach(() => void vi.restoreAllMocks());

it('the terminal shows the first fifty differences that a table makes, and the report file shows all of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-lines-'));
  const shown: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown.push(String(text));
    return true;
  });
  const report = join(folder, 'report.txt');
  const lines = new ChangeLines({ language: 'ru', report });
  lines.differ(
    Array.from(
      { length: 200_000 },
      (_, place): Difference => ({ sku: `A-${place}`, field: 'stock', before: 1, after: 2 }),
    ),
  );
  await lines.print(undefined);
  const text = shown.join('');
  expect(text).toContain('A-49, остаток: 1 → 2');
  expect(text).not.toContain('A-50,');
  expect(text).toContain('… ещё 199950');
  expect((await readFile(report, 'utf8')).split('\n')).toHaveLength(200_002);
  await rm(folder, { recursive: true });
});
