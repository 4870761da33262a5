import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../bench/pages/shops.ts';
import { type Attack, attacks } from './attacks.ts';
import { attackReport, figuresIn } from './report.ts';

const attack: Attack = {
  name: 'a',
  promise: 'Nothing is lost',
  commands: [],
  shownBy: '`a.test.ts`',
  planted: 'a loss',
};
const other: Attack = { ...attack, promise: 'Nothing is doubled' };
const result = { passed: true, figures: [{ kills: 3, refusedWith: [503] }], minutes: 1.2, day: '2026-11-23' };

it('attackReport replaces the row of an attack and keeps those of other attacks', () => {
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

it('figuresIn reads the figures that tests print', () => {
  expect(figuresIn('a\nFigures: {"kills":3}\nb Figures: {"stops":{"longest":1}}\n')).toEqual([
    { kills: 3 },
    { stops: { longest: 1 } },
  ]);
});

it.each([
  [
    'vitest',
    ' Test Files  2 passed (2)\n\u001b[2m      Tests \u001b[22m \u001b[32m7 passed\u001b[39m (7)\n',
    7,
  ],
  ['vitest with a failure', '      Tests  1 failed | 6 passed (7)\n', 6],
  ['Playwright', '  ✓ 1 [pglite] › 3 passed (x)\n\n  5 passed (1.2m)\n', 5],
  ['both', '      Tests  7 passed (7)\n  5 passed (59.0s)\n', 12],
])('figuresIn counts the passed tests in the output of %s', (_, output, tests) => {
  expect(figuresIn(output)).toEqual([{ tests }]);
});

it('the threats in docs/threats.md are numbered, and each names existing attacks in italics or a test file', () => {
  const rows = readFileSync(join(root, 'docs/threats.md'), 'utf8').match(/^\| \d.*$/gm) ?? [];
  const cells = rows.map((row) => row.split(' | '));
  expect(cells.map(([number = '']) => Number(number.slice(2)))).toEqual(rows.map((_, place) => place + 1));
  const names = new Set(attacks.map(({ name }) => name));
  for (const [, threat, , shownBy = ''] of cells) {
    const named = [...shownBy.matchAll(/\*([\w-]+)\*/g)].map(([, name = '']) => name);
    expect(
      named.filter((name) => !names.has(name)),
      threat,
    ).toEqual([]);
    expect(named.length > 0 || /`[^`]+\.(test|e2e)\.tsx?`/.test(shownBy), threat).toBe(true);
  }
});

it('attacks name only existing files', () => {
  const files = attacks.flatMap(({ commands }) =>
    commands.flat().filter((word) => /^(tests|backend|server|shared|src|e2e)\//.test(word)),
  );
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
});
