import { discountSteps } from '../../goods/facet-names.ts';
import { tokensWithin } from '../query.ts';
import { isFree, type Reader, type Reading } from './reading.ts';

const wish =
  /(?<![а-яa-z])(?:(?:со|с|на|по) )?(?:скидк[а-я]*|распродаж[а-я]*|sale|сейл|уцен[а-я]*|аутлет|outlet|дисконт)(?:(?: (от|до|в|больше|более))? ?(\d{1,2}) ?(?:%|процент[а-я]*))?/g;
const percentFirst = /(?:(от|до|минус|-) ?)?(\d{1,2}) ?(?:%|процент[а-я]*) (?:скидк[а-я]*|распродаж[а-я]*)/g;

/** Discounts: «со скидкой», «распродажа», «скидка 50%». The greatest step that is not more than what is named. */
export const readDiscounts: Reader = (query, _, taken) => {
  const readings: Reading[] = [];
  const free = [...taken];
  for (const pattern of [percentFirst, wish]) {
    for (const match of query.folded.matchAll(pattern)) {
      const place = tokensWithin(query, match.index, match.index + match[0].length);
      if (!place || !isFree(free, place.first, place.end)) continue;
      free.fill(true, place.first, place.end);
      const [, bound, percent] = match;
      const step = stepOf(bound === 'до' ? 0 : Number(percent ?? 0));
      const named = step === discountSteps[0] ? 'Со скидкой' : `Скидка от\u00a0${step}\u00a0%`;
      readings.push({
        kind: 'discount',
        name: named,
        ...place,
        options: [{ discount: [String(step)] }],
        stems: [],
        telling: 4,
      });
    }
  }
  return readings;
};

function stepOf(percent: number): number {
  return discountSteps.findLast((step) => step <= percent) ?? discountSteps[0];
}
