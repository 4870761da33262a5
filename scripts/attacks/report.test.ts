import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../bench/pages/shops.ts';
import { type Attack, attacks } from './attacks.ts';
import { attackReport, figuresIn } from './report.ts';

const attack: Attack = {
  name: 'a',
  promise: 'Nothing is lost',
  command: [],
  shownBy: '`a.test.ts`',
  planted: 'a loss',
};
const other: Attack = { ...attack, promise: 'Nothing is doubled' };
const result = { passed: true, figures: [{ kills: 3, refusedWith: [503] }], minutes: 1.2, day: '2026-11-23' };

it('keeps other attacks’ rows and replaces its own', () => {
  const first = attackReport('', attack, result);
  expect(first).toContain(
    '| Nothing is lost | Held. kills: 3; refused with: 503; 2 min, 2026-11-23 | `a.test.ts` | a loss |\n',
  );
  const both = attackReport(first, other, result);
  const again = attackReport(both, attack, { ...result, passed: false });
  expect(again.match(/^\| Nothing/gm)).toHaveLength(2);
  expect(again).toContain('| Nothing is lost | **Did not hold**.');
  expect(again).toContain('| Nothing is doubled | Held.');
});

it('reads the figures that tests print', () => {
  expect(figuresIn('a\nFigures: {"kills":3}\nb Figures: {"stops":{"longest":1}}\n')).toEqual([
    { kills: 3 },
    { stops: { longest: 1 } },
  ]);
});

it('names existing files', () => {
  const files = attacks.flatMap(({ command }) =>
    command.filter((word) => /^(tests|backend|src)\//.test(word)),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
});
