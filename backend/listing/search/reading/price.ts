import { formatCount } from '#shared/text/plural.ts';
import { tokensWithin } from './query.ts';
import { isFree, type Reader, type Reading } from './reading.ts';

const words: Readonly<Record<string, number>> = {
  полторы: 1.5,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  двух: 2,
  трех: 3,
  четырех: 4,
  пяти: 5,
  шести: 6,
  семи: 7,
  восьми: 8,
  девяти: 9,
  десяти: 10,
  двенадцать: 12,
  пятнадцать: 15,
  двадцать: 20,
  тридцать: 30,
  пятнадцати: 15,
  двадцати: 20,
  тридцати: 30,
};

const numberWord = Object.keys(words).join('|');
const amount = String.raw`(\d{1,3}(?:[ .]\d{3})+|\d+(?:[.,]\d+)?|${numberWord})?`;
const thousand = String.raw`(т\.? ?р\.?|тр|тыс[а-я]*\.?|к|k)?`;
const currency = String.raw`(руб[а-я]*\.?|р\.?|₽)?`;
const sum = String.raw`${amount} ?${thousand} ?${currency}(?![а-яa-z\d])`;
/** Prevents a match if the number is followed by a unit other than money: «до 110 см», «от 5 лет». */
const notMoney = `(?! ?(?:см|мм|лет|год|года|мес|размер|%|процент))`;

const before = '(?<![а-яa-z\\d])';
const least = '(?:от|дороже|больше|более|свыше|выше|минимум|не дешевле|>)';
const most =
  '(?:до|дешевле|меньше|менее|ниже|максимум|не дороже|не больше|не более|в пределах|бюджет(?: до)?|за|<)';
const about = '(?:около|примерно|в районе)';

type Bound = 'between' | 'least' | 'most' | 'about' | 'bare';

const patterns: readonly [RegExp, Bound][] = [
  [new RegExp(`${before}(?:от|с) ${sum} ?(?:и )?до ${sum}${notMoney}`, 'g'), 'between'],
  [new RegExp(`${before}${sum} ?[-–—] ?${sum}${notMoney}`, 'g'), 'between'],
  [new RegExp(`${before}${most} ${sum}${notMoney}`, 'g'), 'most'],
  [new RegExp(`${before}${least} ${sum}${notMoney}`, 'g'), 'least'],
  [new RegExp(`${before}${about} ${sum}${notMoney}`, 'g'), 'about'],
  [new RegExp(`${before}${sum}${notMoney}`, 'g'), 'bare'],
];

/** The smallest number that is taken for a price in roubles if no word for money is typed. */
const LEAST_PLAIN = 300;
/** For «около», goods may be cheaper or more expensive than the price by this share of it. */
const ABOUT = 0.2;

type Sum = { roubles: number; isMoney: boolean; isShort: boolean; hasAmount: boolean };

/**
 * Recognises prices: «до 5000», «от 3 до 7 тыс», «дешевле 4к», «5000 руб». The numbers in the query are
 * roubles; the result is in kopecks.
 */
export const readPrices: Reader = (query, _, claimed) => {
  const readings: Reading[] = [];
  const free = [...claimed];
  for (const [pattern, bound] of patterns) {
    for (const match of query.folded.matchAll(pattern)) {
      const sums = [toSum(match, 1), toSum(match, 4)] as const;
      const range = rangeOf(bound, sums, match.length > 4);
      if (!range) continue;
      const place = tokensWithin(query, match.index, match.index + match[0].length);
      if (!place || !isFree(free, place.first, place.end)) continue;
      free.fill(true, place.first, place.end);
      readings.push(priceReading(place, range));
    }
  }
  return readings;
};

function toSum(match: RegExpMatchArray, at: number): Sum {
  const [written, thousands, money] = [match[at], match[at + 1], match[at + 2]];
  const plain = written?.replace(/[ ]|\.(?=\d{3})/g, '').replace(',', '.');
  const number = plain === undefined ? 1 : (words[plain] ?? Number(plain));
  return {
    roubles: Math.round(number * (thousands ? 1000 : 1)),
    isMoney: thousands !== undefined || money !== undefined,
    // Whether «р» is the only unit: «50р» more often means a size («размер») than a price in roubles.
    isShort: thousands === undefined && /^р\.?$/.test(money ?? ''),
    hasAmount: written !== undefined || /^т(ыс|р)/.test(thousands ?? ''),
  };
}

type Range = { from: number | undefined; to: number | undefined };

function rangeOf(bound: Bound, [one, other]: readonly [Sum, Sum], hasTwo: boolean): Range | undefined {
  if (!one.hasAmount || (hasTwo && !other.hasAmount)) return undefined;
  if (bound === 'between') {
    const from = one.roubles < 1000 && !one.isMoney && other.roubles >= 1000 && other.isMoney ? 1000 : 1;
    const range = { from: one.roubles * from, to: other.roubles };
    const isPrice = (one.isMoney || other.isMoney || range.from >= LEAST_PLAIN) && range.from <= range.to;
    return isPrice && within(range.to) ? range : undefined;
  }
  if (!within(one.roubles) || (!one.isMoney && one.roubles < LEAST_PLAIN)) return undefined;
  if (bound === 'bare' && !one.isMoney && (one.roubles < 1000 || one.roubles % 100 !== 0)) return undefined;
  if (bound === 'bare' && one.isShort && one.roubles < LEAST_PLAIN) return undefined;
  if (bound === 'least') return { from: one.roubles, to: undefined };
  if (bound === 'about') return { from: one.roubles * (1 - ABOUT), to: one.roubles * (1 + ABOUT) };
  return { from: undefined, to: one.roubles };
}

const within = (roubles: number) => roubles > 0 && roubles <= 1_000_000_000;

/** The meaning of a price range. `from` and `to` are whole roubles. */
export function priceReading({ first, end }: { first: number; end: number }, { from, to }: Range): Reading {
  const parts = [
    ...(from === undefined ? [] : [`от\u00a0${inRoubles(from)}`]),
    ...(to === undefined ? [] : [`до\u00a0${inRoubles(to)}`]),
  ];
  return {
    kind: 'price',
    name: `${parts.join(' ')}\u00a0₽`,
    first,
    end,
    options: [
      {
        ...(from === undefined ? {} : { priceFrom: Math.round(from) * 100 }),
        ...(to === undefined ? {} : { priceTo: Math.round(to) * 100 }),
      },
    ],
    stems: [],
    specificity: 4,
  };
}

const inRoubles = (roubles: number) => formatCount(Math.round(roubles));
