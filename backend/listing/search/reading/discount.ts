import { discountSteps } from '#shared/goods/facet-values.ts';
import { tokensWithin } from './query.ts';
import { isFree, type Reader, type Reading } from './reading.ts';

const saleWords =
  /(?<![а-яa-z])(?:(?:со|с|на|по) )?(?:скидк[а-я]*|распродаж[а-я]*|sale|сейл|уцен[а-я]*|аутлет|outlet|дисконт|акци[яийюе]|черн[а-я]+ пятниц[а-я]*|black friday)(?:(?: (от|до|в|больше|более))? ?(?:(\d{1,2}) ?(?:%|процент[а-я]*)|([1-9]0)(?![\dа-я]| ?(?:размер|р-р|р(?![а-я])|[-–—]|см|лет|год|тыс|т|к|руб|₽))))?/g;
const percentFirst =
  /(?:(от|до|минус|-) ?)?(\d{1,2}) ?(?:%|процент[а-я]*) (?:скидк[а-я]*|распродаж[а-я]*)|(?:минус|(?<![^\s])[-–—]) ?(\d{1,2}) ?(?:%|процент[а-я]*)/g;
/** A share of nothing else. */
const percentAlone = /(?<!\d)()(\d{1,2}) ?%$/g;

/** Discounts: «со скидкой», «распродажа», «скидка 50%». The greatest step that is not more than what is named. */
export const readDiscounts: Reader = (query, _, taken) => {
  const readings: Reading[] = [];
  const free = [...taken];
  for (const pattern of [percentFirst, saleWords, percentAlone]) {
    for (const match of query.folded.matchAll(pattern)) {
      const place = tokensWithin(query, match.index, match.index + match[0].length);
      if (!place || !isFree(free, place.first, place.end)) continue;
      free.fill(true, place.first, place.end);
      const [, bound, ...percents] = match;
      const percent = percents.find((one) => one !== undefined);
      const step = stepOf(bound === 'до' ? 0 : Number(percent ?? 0));
      readings.push(toReading(step, place));
    }
  }
  return readings;
};

/** When nothing is reduced so far, what is reduced less. */
function toReading(step: number, place: { first: number; end: number }): Reading {
  return {
    kind: 'discount',
    name: step === discountSteps[0] ? 'Со скидкой' : `Скидка от\u00a0${step}\u00a0%`,
    ...place,
    options: [{ discount: [String(step)] }],
    wider: () =>
      discountSteps
        .filter((other) => other < step)
        .map((other) => toReading(other, place))
        .reverse(),
    stems: [],
    specificity: 4,
  };
}

function stepOf(percent: number): number {
  return discountSteps.findLast((step) => step <= percent) ?? discountSteps[0];
}
