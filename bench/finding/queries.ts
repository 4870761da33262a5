import type { Chance } from '../../demo/generate/chance.ts';

/** Typical search queries. There is a list for each kind of query. */
const oneWord =
  'платье пальто куртка джинсы футболка свитер юбка брюки рубашка кроссовки сапоги ботинки сумка шапка шарф худи толстовка пуховик кардиган блузка пижама ремень перчатки серьги носки'.split(
    ' ',
  );
const twoWords = [
  'платье миди',
  'шерстяное пальто',
  'кожаная куртка',
  'прямые джинсы',
  'льняная рубашка',
  'зимние ботинки',
  'вечернее платье',
  'детская футболка',
  'замшевые сапоги',
  'утеплённая парка',
  'школьная блузка',
  'хлопковые носки',
  'свитер оверсайз',
  'юбка плиссе',
  'брюки палаццо',
];
const threeWords = [
  'платье в горох',
  'свитер с косами',
  'пальто из шерсти',
  'куртка с капюшоном',
  'джинсы с высокой посадкой',
  'рубашка в клетку мужская',
  'зимние сапоги на молнии',
  'тёплая шапка с узором',
  'вечернее платье с открытой спиной',
  'детский комбинезон с начёсом',
];
const withChoice = [
  'красное платье 46 до 5000',
  'чёрные джинсы 48',
  'белая рубашка мужская 50',
  'синее пальто до 20000',
  'бежевый свитер 44',
  'зелёная юбка до 4000',
  'кроссовки белые 38',
  'пуховик чёрный 46',
  'детская куртка 122',
  'носки дешевле 1000',
];
const nothing = ['ъщзхйцу', 'холодильник', 'qwrtpsdfg', 'аккумулятор 55 ач', '👗🧥', "'; drop table"];

/** Random search queries by kind. Those with a typo have one or two words, with one wrong letter. */
export function queryMixes(chance: Chance, size: number): Record<string, string[]> {
  const many = (from: readonly string[]) => Array.from({ length: size }, () => chance.pick(from));
  return {
    'one word': many(oneWord),
    'two words': many(twoWords),
    'three words and more': many(threeWords),
    'with colour, size or price': many(withChoice),
    typos: many([...oneWord, ...twoWords].filter(({ length }) => length > 5)).map((query) =>
      misspell(query, chance),
    ),
    'nothing found': many(nothing),
  };
}

/** What the search field contains after each key press while someone types queries. */
export function keystrokes(chance: Chance, size: number): string[] {
  const typed: string[] = [];
  while (typed.length < size) {
    const query = chance.pick([...oneWord, ...twoWords, ...threeWords]);
    for (let length = 1; length <= query.length; length += 1) typed.push(query.slice(0, length));
  }
  return typed.slice(0, size);
}

/** Makes a typo in a query: drops or doubles a letter, or swaps it with the next one. */
function misspell(query: string, chance: Chance): string {
  const at = chance.whole(1, query.length - 3);
  const [here = '', next = ''] = query.slice(at, at + 2);
  const wrong = chance.pick([next, here + here + next, next + here]);
  return query.slice(0, at) + wrong + query.slice(at + 2);
}
