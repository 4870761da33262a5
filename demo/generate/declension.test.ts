import { expect, it } from 'vitest';
import { agree } from './declension.ts';
import { epithets, materialWords } from './name-words.ts';

it.each([
  ['летний', 'летний летняя летнее летние'],
  ['мягкий', 'мягкий мягкая мягкое мягкие'],
  ['городской', 'городской городская городское городские'],
  ['прямой', 'прямой прямая прямое прямые'],
  ['шерстяной', 'шерстяной шерстяная шерстяное шерстяные'],
  ['длинный', 'длинный длинная длинное длинные'],
  ['летящий', 'летящий летящая летящее летящие'],
])('agree returns the gender forms of %s: %s', (adjective, forms) => {
  expect((['m', 'f', 'n', 'many'] as const).map((gender) => agree(adjective, gender)).join(' ')).toBe(forms);
});

it('agree declines every adjective that is used in names', () => {
  const all = [
    ...Object.values(epithets).flat(),
    ...Object.values(materialWords).map(([adjective]) => adjective),
  ];
  for (const adjective of all) expect(agree(adjective, 'f')).toMatch(/(ая|яя)$/);
});

it('agree rejects words that are not adjectives', () => {
  expect(() => agree('платье', 'f')).toThrow('«платье» is not an adjective.');
});
