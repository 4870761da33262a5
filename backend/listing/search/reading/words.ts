import { stem } from '../../language/stem.ts';
import { audience, audienceOfQuery, everyChild, isTeenager } from '../../language/words/audience.ts';
import { isNegated, type Query, tokensWithin } from './query.ts';
import { isFree, type Reader, type Reading } from './reading.ts';
import type { ShopWords, ValueWords } from './shop-words.ts';
import { teenagersFrom } from './size-tables.ts';

/**
 * Words that shoppers use for seasons, but that are not names of seasons in goods; by stem. The next table
 * has such words for fibres.
 */
const seasonsCalled: Readonly<Record<string, string>> = {
  осен: 'демисезон',
  весн: 'демисезон',
  межсезон: 'демисезон',
  всесезонн: 'кругл год',
  деми: 'демисезон',
  еврозим: 'демисезон',
  сентябр: 'демисезон',
  октябр: 'демисезон',
  март: 'демисезон',
  апрел: 'демисезон',
  декабр: 'зим',
  январ: 'зим',
  феврал: 'зим',
  июн: 'лето',
  июл: 'лето',
  август: 'лето',
  жар: 'лето',
  мороз: 'зим',
  winter: 'зим',
  summer: 'лето',
  autumn: 'демисезон',
  spring: 'демисезон',
};
const fibresCalled: Readonly<Record<string, string>> = {
  нейлон: 'полиамид',
  капрон: 'полиамид',
  лайкр: 'эластан',
  стрейч: 'эластан',
  стрейчев: 'эластан',
  спандекс: 'эластан',
  нубук: 'замш',
  ангор: 'мохер',
  кашмир: 'кашемир',
  cotton: 'хлопк',
  wool: 'шерст',
  silk: 'шелк',
  linen: 'лен',
  leather: 'кож',
  suede: 'замш',
  cashmere: 'кашемир',
};

/** Adjectives that change nothing about the fibre after them, as in «из натуральной кожи». */
const fibreAdjectives = new Set(['натуральн', 'настоящ', 'тонк']);
/** Stems of words by which the goods must consist of nothing but the fibre after them. */
const pure = new Set(['чист', 'стопроцентн', 'чистейш']);

/** Recognises seasons: «летняя», «на осень». */
export const readSeasons: Reader = (query, shop, claimed) =>
  readValues(query, shop, claimed, {
    kind: 'season',
    values: shop.seasons,
    called: seasonsCalled,
    specificity: 3,
  });

/** Recognises fibres: «шерстяное», «из натуральной кожи», «100% хлопок». */
export const readMaterials: Reader = (query, shop, claimed) => {
  const readings = readValues(query, shop, claimed, {
    kind: 'material',
    values: shop.materials,
    called: fibresCalled,
    specificity: 4,
  });
  const free = query.tokens.map(
    (_, at) => !claimed[at] && !readings.some(({ first, end }) => first <= at && at < end),
  );
  return readings.map((reading) => {
    const whole = { ...reading, ...withPureness(query, reading, free) };
    if (whole.first === reading.first && whole.end === reading.end) return reading;
    const name = `${reading.name} 100\u00a0%`;
    return { ...whole, name, isPure: true, wider: () => [whole], specificity: whole.specificity + 0.5 };
  });
};

/**
 * Adds to a reading the words that ask for this fibre alone: «100%», «стопроцентный» or «чистый» before it,
 * or «100%» after it.
 */
function withPureness(
  { tokens }: Query,
  { first, end }: Reading,
  free: readonly boolean[],
): Pick<Reading, 'first' | 'end'> {
  const wordAt = (at: number) => (free[at] ? (tokens[at]?.word ?? '') : '');
  const isPercent = (at: number) => stem(wordAt(at)) === 'процент';
  const isWhole = (at: number) => /^(?:100|сто)$/.test(wordAt(at));
  if (isPercent(first - 1) && isWhole(first - 2)) return { first: first - 2, end };
  if (wordAt(first - 1) === '100' || pure.has(stem(wordAt(first - 1)))) return { first: first - 1, end };
  if (isWhole(end) && isPercent(end + 1)) return { first, end: end + 2 };
  return { first, end: wordAt(end) === '100' ? end + 1 : end };
}

type Facet = {
  kind: 'season' | 'material';
  values: ValueWords;
  called: Readonly<Record<string, string>>;
  specificity: number;
};

function readValues(query: Query, shop: ShopWords, claimed: readonly boolean[], facet: Facet): Reading[] {
  const { kind, values, called, specificity } = facet;
  const stems = query.tokens.map(({ word }) => stem(word));
  const readings: Reading[] = [];
  for (let place = 0; place < stems.length; place++) {
    for (let length = Math.min(3, stems.length - place); length > 0; length--) {
      if (!isFree(claimed, place, place + length)) continue;
      const own = stems.slice(place, place + length);
      const key = own.join(' ');
      const found = values.get(key) ?? values.get(called[key] ?? '');
      if (!found || isNegated(query, place)) continue;
      const isGraced = fibreAdjectives.has(stems[place - 1] ?? '') && !claimed[place - 1];
      const before = readings.at(-1);
      const first = isGraced && (before === undefined || before.end < place) ? place - 1 : place;
      readings.push({
        kind,
        name: found
          .map((value) => shop.nameOf(kind, value))
          .join(', ')
          .slice(0, 120),
        first,
        end: place + length,
        options: [{ [kind]: found }],
        stems: own.slice(-1),
        specificity,
      });
      place += length - 1;
      break;
    }
  }
  return readings;
}

const newWords =
  /(?<![а-я])(?:нов(?:ая|ую|ой) коллекци[а-я]+|нов(?:ые|ое|ых) поступлени[а-я]+|новинк[а-я]*|новинок)(?![а-я])/g;

/** Recognises words for new arrivals: «новинки», «новая коллекция». */
export const readNews: Reader = (query, _, claimed) =>
  [...query.folded.matchAll(newWords)].flatMap((match): Reading[] => {
    const place = tokensWithin(query, match.index, match.index + match[0].length);
    if (!place || !isFree(claimed, place.first, place.end)) return [];
    return [
      { kind: 'category', name: 'Новинки', ...place, options: [{}], isNew: true, stems: [], specificity: 4 },
    ];
  });

const audienceNames: readonly [number, string][] = [
  [audience.women, 'Женщинам'],
  [audience.men, 'Мужчинам'],
  [audience.girls, 'Девочкам'],
  [audience.boys, 'Мальчикам'],
  [audience.babies, 'Малышам'],
];

/** Recognises audiences: «мужские», «для девочки», «парню». */
export const readAudiences: Reader = (query, shop, claimed) =>
  query.tokens.flatMap(({ word }, place): Reading[] => {
    const own = stem(word);
    const bits = claimed[place] ? 0 : audienceOfQuery(own);
    if (bits === 0) return [];
    const names = audienceNames.filter(([bit]) => bits & bit).map(([, name]) => name);
    const reading: Reading = {
      kind: 'category',
      name: (bits & audience.children) !== 0 ? 'Детям' : names.join(', '),
      first: place,
      end: place + 1,
      options: [{}],
      audience: bits,
      stems: [],
      specificity: 6,
    };
    return [isTeenager(own) ? ofTeenagers(reading, query, shop, own) : reading];
  });

/**
 * Limits a reading for teenagers to the tallest sizes of children, unless the query names a size. Goods for
 * babies are excluded, and goods whose name mentions teenagers come first.
 */
function ofTeenagers(reading: Reading, query: Query, shop: ShopWords, own: string): Reading {
  const isSized = query.tokens.some(({ word }) => /^\d{1,3}$/.test(word));
  const size = shop.sizes.entries
    .map(({ value }) => value)
    .filter((value) => Number(/^rost-(\d+)$/.exec(value)?.[1]) >= teenagersFrom);
  const either = audience.girls | audience.boys;
  const whom = query.tokens
    .map(({ word }) => audienceOfQuery(stem(word)))
    .reduce((bits, asked) => (asked === everyChild ? bits : bits | asked), 0);
  const older = { ...reading, name: 'Подросткам', audience: whom & either || either, stems: [own] };
  return isSized || size.length === 0
    ? older
    : { ...older, options: [{ size }], wider: () => [{ ...reading, audience: older.audience }] };
}
