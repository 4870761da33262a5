import { hyphenateSync } from 'hyphen/ru';
import { expect, test } from 'vitest';
import { SOFT_HYPHEN, softHyphens } from './soft-hyphens';

const shown = (name: string) => softHyphens(name).replaceAll(SOFT_HYPHEN, '|');

test.each([
  ['Тёплый водоотталкивающий пуховик', 'Тёплый водоот|тал|ки|ваю|щий пуховик'],
  ['Солнцезащитные очки', 'Солнце|за|щитные очки'],
  ['СОЛНЦЕЗАЩИТНЫЕ', 'СОЛНЦЕ|ЗА|ЩИТНЫЕ'],
])('%s may be broken between syllables', (name, broken) => {
  expect(shown(name)).toBe(broken);
});

test.each(['Юбка-миди', 'Комбинезоны', 'Платье-комбинация', 'Sweatshirts-overs', ''])(
  '%s has no word of twelve letters and stays as it is',
  (name) => {
    expect(softHyphens(name)).toBe(name);
  },
);

test('nothing but soft hyphens is added', () => {
  const name = 'Непромокаемый комбинезон для\u00a0новорождённых';
  expect(softHyphens(name).replaceAll(SOFT_HYPHEN, '')).toBe(name);
});

const WORDS =
  `аналитический бронированный виноградный водонепроницаемый водоотталкивающий воспользоваться двухсторонний
  асимметричный джинсовый жаккардовый застёгивающийся зимостойкий изготовленный искусственного использованный
  классическими комбинированный комбинезонами конструктивный лакированными мериносовый металлизированный
  минималистичный многослойная непромокаемый новорождённых однотонными облегающего оверсайзовый перламутровые
  плиссированная полукомбинезон полуприлегающий приталенного принтованными расклешённая свободнокройный
  солнцезащитные спортивного стёганый трансформируемый терморегулирующее трикотажными удлинённого укороченного
  утеплённого хлопчатобумажный цельнокроеный шелковистыми эластичного`
    .split(/\s+/)
    .filter((word) => word.length >= 12);

test('a word is broken only where the patterns of typesetters break it', () => {
  const placesOf = (word: string) => {
    const parts = word.split(SOFT_HYPHEN);
    return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length);
  };
  const wrong = WORDS.filter((word) => {
    const allowed = new Set(placesOf(hyphenateSync(word)));
    return placesOf(softHyphens(word)).some((place) => !allowed.has(place));
  });
  expect(WORDS.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
