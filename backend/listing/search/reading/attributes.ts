import { stem } from '../../language/stem.ts';
import { partTerm, toTerms } from '../../language/terms.ts';
import { smallWords } from '../../language/words/small-words.ts';
import { isNegated, type Query } from './query.ts';
import { isFree, type Reader, type Reading } from './reading.ts';
import { type AttributeKind, keyOf, type ShopWords } from './shop-words.ts';

/**
 * The words that shoppers use for each value of `shared/goods/property-values.ts`. In a query, they may have
 * any grammatical form.
 */
const called: Readonly<Record<AttributeKind, Readonly<Record<string, string>>>> = {
  pattern: {
    Полоска: 'полоска, полосатый, полосочка',
    Клетка: 'клетка, клетчатый, клеточка',
    Горох: 'горох, горошек, горошина',
    Цветы: 'цветочек, цветочный, цветочки, цветок',
    Однотонный: 'однотонный, одноцветный',
  },
  length: {
    Мини: 'мини, mini',
    Миди: 'миди, midi',
    Макси: 'макси, maxi, в пол',
    'До пола': 'до пола, в пол',
    'До колена': 'до колена, до колен',
  },
  sleeve: {
    Длинный: 'длинный рукав',
    Короткий: 'короткий рукав',
    'Без рукавов': 'без рукавов, без рукава',
    'На бретелях': 'на бретелях, на тонких бретелях, на бретельках',
  },
  closure: {
    Молния: 'на молнии, с молнией',
    Пуговицы: 'на пуговицах, с пуговицами',
    Кнопки: 'на кнопках, с кнопками',
    Липучки: 'на липучках, на липучке, с липучкой',
    Шнуровка: 'на шнуровке, со шнуровкой, на шнурках, со шнурками, шнурованный',
  },
};

const LONGEST = 3;

type Called = { kind: AttributeKind; names: string[] };

const stemsOf = (phrase: string) => phrase.split(' ').map(stem).join(' ');

/**
 * Facet values by the words that shoppers use for them. A key has the stems of the words, joined by spaces.
 */
const byPhrase: ReadonlyMap<string, Called> = (() => {
  const found = new Map<string, Called>();
  for (const [kind, values] of Object.entries(called) as [AttributeKind, Record<string, string>][])
    for (const [name, phrases] of Object.entries(values))
      for (const key of new Set(phrases.split(', ').map(stemsOf)))
        found.set(key, { kind, names: [...(found.get(key)?.names ?? []), name] });
  return found;
})();

/**
 * Recognises values of the attribute facets: «в горошек», «миди», «с длинным рукавом», «без рукавов», «на
 * молнии».
 */
export const readAttributes: Reader = (query, shop, claimed) => {
  const stems = query.tokens.map(({ word }) => stem(word));
  const readings: Reading[] = [];
  for (let place = 0; place < stems.length; place++) {
    for (let length = Math.min(LONGEST, stems.length - place); length > 0; length--) {
      if (!isFree(claimed, place, place + length) || isNegated(query, place)) continue;
      const found = byPhrase.get(stems.slice(place, place + length).join(' '));
      const values = found && valuesOf(shop, found);
      if (!values || isFinePattern(query, place, found.kind)) continue;
      readings.push({
        kind: found.kind,
        name: values.map((value) => shop.nameOf(found.kind, value)).join(', '),
        first: place,
        end: place + length,
        options: [{ [found.kind]: values }],
        stems: termsWithin(query, place, length),
        specificity: 4,
      });
      place += length - 1;
      break;
    }
  }
  return readings;
};

/** Terms of the query as they are indexed for goods: «короткий рукав» is a single term. */
const termsWithin = ({ tokens }: Query, place: number, length: number): string[] =>
  toTerms(tokens.slice(place, place + length).map(({ word }) => word))
    .filter(({ word }) => !smallWords.has(word))
    .map((term) => term.stem);

function valuesOf(shop: ShopWords, { kind, names }: Called): string[] | undefined {
  const values = names.flatMap((name) => shop.attributes[kind].get(keyOf(name)) ?? []);
  return values.length > 0 ? values : undefined;
}

/**
 * Whether the query describes a pattern more exactly than any facet value, as «мелкая клетка» does. It is
 * then searched for as words.
 */
function isFinePattern({ tokens }: Query, place: number, kind: AttributeKind): boolean {
  const [before, word] = [tokens[place - 1]?.word, tokens[place]?.word];
  return kind === 'pattern' && before !== undefined && partTerm(before, word) !== undefined;
}
