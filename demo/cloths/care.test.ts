import { expect, test } from 'vitest';
import { careNames } from '#shared/goods/care.ts';
import { cloths } from './all-cloths.ts';

const all = Object.entries(cloths);
const shareOf = (composition: Readonly<Record<string, number>>, fibres: readonly string[]) =>
  fibres.reduce((sum, fibre) => sum + (composition[fibre] ?? 0), 0);

test.each(all)(
  'the cloth %s has a composition of 100 percent and at least two notes',
  (_id, { composition, notes }) => {
    expect(Object.values(composition).reduce((sum, percent) => sum + percent, 0)).toBe(100);
    expect(notes.length).toBeGreaterThanOrEqual(2);
  },
);

test('care labels forbid machine washing of cloth that is mostly wool, cashmere or silk, and any washing of leather', () => {
  for (const [id, { composition, care }] of all) {
    if (shareOf(composition, ['шерсть', 'кашемир', 'альпака', 'мохер', 'шёлк']) > 50) {
      expect(
        care.filter((code) => /^WASH_(30|40)/.test(code)),
        id,
      ).toEqual([]);
    }
    if (shareOf(composition, ['натуральная кожа', 'замша']) > 50) expect(care, id).toContain('WASH_NO');
  }
});

test('every cloth with a care label has exactly one symbol for washing and one for ironing', () => {
  for (const [id, { care }] of all) {
    const codes: readonly string[] = care;
    if (codes.length === 0) continue;
    expect(
      codes.filter((code) => code.startsWith('WASH_')),
      id,
    ).toHaveLength(1);
    expect(
      codes.filter((code) => code.startsWith('IRON_')),
      id,
    ).toHaveLength(1);
    for (const code of codes) expect(careNames).toHaveProperty(code);
  }
});

test('only acetate and metal have no care label', () => {
  expect(all.filter(([, { care }]) => care.length === 0).map(([id]) => id)).toEqual([
    'acetate',
    'steel-frame',
    'matt-brass',
    'brass',
  ]);
});
