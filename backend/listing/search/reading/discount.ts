import { discountSteps } from '#shared/goods/facet-values.ts';
import { tokensWithin } from './query.ts';
import { isFree, type Reader, type Reading } from './reading.ts';

const saleWords =
  /(?<![а-яa-z])(?:(?:со|с|на|по) )?(?:скидк[а-я]*|распродаж[а-я]*|sale|сейл|уцен[а-я]*|аутлет|outlet|дисконт|акци[яийюе]|черн[а-я]+ пятниц[а-я]*|black friday)(?:(?: (от|до|в|не меньше|не менее|больше|больше чем|более|более чем|свыше|выше|минимум|хотя бы))? ?[-–—]?(?:(\d{1,2}) ?(?:%|процент[а-я]*)|([1-9]0)(?![\dа-я]| ?(?:размер|р-р|р(?![а-я])|[-–—]|см|лет|год|тыс|т|к|руб|₽))))?/g;
const percentFirst =
  /(?:(от|до|не меньше|не менее|больше|более|свыше|минимум|минус|-) ?)?(\d{1,2}) ?(?:%|процент[а-я]*) (?:скидк[а-я]*|распродаж[а-я]*)/g;
const minusPercent = /(?<!до )(?:минус|(?<![^\s])[-–—])() ?(\d{1,2}) ?(?:%|процент[а-я]*)/g;
/**
 * A percentage at the end of the query. A percentage before a fibre, as in «100% хлопок», is not a discount.
 */
const percentAlone = /(?<!\d)()(\d{1,2}) ?%$/g;

/** Words for fractions of a price, with the percentage that they mean. */
const parts: Readonly<Record<string, number>> = {
  пятую: 20,
  четверть: 25,
  треть: 33,
  половину: 50,
  вполовину: 50,
  наполовину: 50,
  полцены: 50,
  'пол цены': 50,
  вдвое: 50,
  'в два раза': 50,
  'в 2 раза': 50,
  втрое: 66,
  'в три раза': 66,
};
const part = `(${Object.keys(parts).join('|')})`;
const discountWords = '(?:(?:со|с) )?(?:скидк[а-я]*|дешевле|подешевл[а-я]*|уцен[а-я]*|сниж[а-я]*)';
const joins = '(?: (?:в|на|больше|более|чем|хотя|бы|не|менее|меньше))*';
/** Matches «дешевле на треть», «вдвое дешевле», «за полцены». */
const partOff = new RegExp(
  `(?<![а-яa-z])(?:${discountWords}${joins} ${part}|(?:(?:в|на) )?${part} ${discountWords}|(?:за )?(полцены|пол цены))(?![а-я])`,
  'g',
);

/**
 * Recognises discounts: «со скидкой», «распродажа», «скидка 20%», «дешевле на треть». A percentage is taken
 * as the minimum discount.
 */
export const readDiscounts: Reader = (query, _, claimed) => {
  const readings: Reading[] = [];
  const free = [...claimed];
  for (const pattern of [partOff, percentFirst, saleWords, minusPercent, percentAlone]) {
    for (const match of query.folded.matchAll(pattern)) {
      const place = tokensWithin(query, match.index, match.index + match[0].length);
      if (!place || !isFree(free, place.first, place.end)) continue;
      free.fill(true, place.first, place.end);
      const percent = pattern === partOff ? partOf(match) : percentOf(match);
      readings.push(toReading(percent || discountSteps[0], place));
    }
  }
  return readings;
};

/** The minimum discount in percent. For «до 50 %», which is a maximum, it is 0. */
function percentOf([, bound, ...percents]: RegExpMatchArray): number {
  return bound === 'до' ? 0 : Number(percents.find((one) => one !== undefined) ?? 0);
}

function partOf([, ...found]: RegExpMatchArray): number {
  return parts[found.find((one) => one !== undefined) ?? ''] ?? 0;
}

/** The meaning of a minimum discount. If no goods have it, smaller discounts are tried. */
function toReading(percent: number, place: { first: number; end: number }): Reading {
  return {
    kind: 'discount',
    name: percent === discountSteps[0] ? 'Со скидкой' : `Скидка от\u00a0${percent}\u00a0%`,
    ...place,
    options: [{ discountFrom: percent }],
    wider: () =>
      discountSteps
        .filter((other) => other < percent)
        .map((other) => toReading(other, place))
        .reverse(),
    stems: [],
    specificity: 4,
  };
}
