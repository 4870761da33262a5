import { hyphenateSync } from 'hyphen/ru';
import { expect, test } from 'vitest';
import { SOFT_HYPHEN, typesetName } from './typeset-name';

const shown = (name: string) => typesetName(name).replaceAll(SOFT_HYPHEN, '|');

test.each([
  ['Тёплый водоотталкивающий пуховик', 'Тёплый водоот|тал|ки|ваю|щий пуховик'],
  ['Солнцезащитные очки', 'Солнце|за|щитные очки'],
  ['СОЛНЦЕЗАЩИТНЫЕ', 'СОЛНЦЕ|ЗА|ЩИТНЫЕ'],
])('the name «%s» gets soft hyphens between syllables', (name, broken) => {
  expect(shown(name)).toBe(broken);
});

test.each(['Юбка-миди', 'Комбинезоны', 'Платье-комбинация', 'Sweatshirts-overs', ''])(
  'the name «%s», without a word of twelve letters, is not changed',
  (name) => {
    expect(typesetName(name)).toBe(name);
  },
);

test('typesetName changes nothing in a name except adding soft hyphens', () => {
  const name = 'Непромокаемый комбинезон для\u00a0новорождённых';
  expect(typesetName(name).replaceAll(SOFT_HYPHEN, '')).toBe(name);
});

test.each([
  ['Платье из вискозы с поясом', 'Платье из~вискозы с~поясом'],
  ['Сумка «В город» и на плечо', 'Сумка «В~город» и~на~плечо'],
  ['Юбка до пола', 'Юбка до~пола'],
  ['Пальто без подкладки', 'Пальто без подкладки'],
])('the name «%s» gets a no-break space after each short word', (name, typeset) => {
  expect(typesetName(name).replaceAll('\u00a0', '~')).toBe(typeset);
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

test('words are hyphenated only where the patterns of a typesetting package allow it', () => {
  const placesOf = (word: string) => {
    const parts = word.split(SOFT_HYPHEN);
    return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length);
  };
  const wrong = WORDS.filter((word) => {
    const allowed = new Set(placesOf(hyphenateSync(word)));
    return placesOf(typesetName(word)).some((place) => !allowed.has(place));
  });
  expect(WORDS.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
