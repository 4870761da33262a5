import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import { stem } from '../../language/stem.ts';
import { audience } from '../../language/words/audience.ts';
import { priceReading } from './price.ts';
import type { Reading } from './reading.ts';

/** Whether the shopper wants cheap or expensive goods. */
export type Cheapness = 'cheap' | 'dear';

const cheap = new Set('недорог дешев дешевл подешевл бюджетн доступн эконом выгодн копеечн'.split(' '));
const dear = new Set('премиум премиальн люкс люксов элитн'.split(' '));
/**
 * All forms of words for expensive goods. Stems cannot be compared here, because «в дорогу» (for a journey)
 * has the same stem as «дорогой».
 */
const dearForms = new Set('дорогой дорогая дорогое дорогие дорогую дорогих подороже'.split(' '));

/**
 * Recognises words for cheap or expensive goods, such as «недорогое», «бюджетные», «премиум». Undefined for
 * other words. The word must be folded.
 */
export function cheapnessOf(word: string): Cheapness | undefined {
  const own = stem(word);
  if (cheap.has(own)) return 'cheap';
  return dear.has(own) || dearForms.has(word) ? 'dear' : undefined;
}

/** Share of the matching goods that counts as cheap; an equal share counts as expensive. */
const SHARE = 0.33;
/** Maximum number of models whose prices are read. They are spread evenly over all matching models. */
const MOST_LOOKED_AT = 1000;
/** Prices are rounded to this step, in kopecks. */
const STEP = 500_00;

const adults = audience.women | audience.men;

/**
 * Computes the price limit for cheap or expensive goods, so that about a third of the matching models is
 * below or above it. If goods for adults and for children match, only prices for adults count. Undefined if
 * nothing matches.
 */
export function cheapnessReading(
  snapshot: GoodsSnapshot,
  found: Int32Array,
  asked: { cheapness: Cheapness; first: number; end: number },
): Reading | undefined {
  const { audiences } = snapshot.words;
  const isForAdults = (group: number) => {
    const bits = audiences[group] ?? 0;
    return bits === 0 || (bits & adults) !== 0;
  };
  const stride = Math.max(1, Math.ceil(found.length / MOST_LOOKED_AT));
  const looked = found.filter((_, place) => place % stride === 0);
  const own = looked.some(isForAdults) ? looked.filter(isForAdults) : looked;
  const prices = Array.from(own, (group) => snapshot.sums.minPrice[group] ?? 0).sort((a, b) => a - b);
  const isCheap = asked.cheapness === 'cheap';
  const place = Math.floor((prices.length - 1) * (isCheap ? SHARE : 1 - SHARE));
  const price = prices[place];
  if (price === undefined || price <= 0) return undefined;
  const bound = (isCheap ? Math.ceil(price / STEP) : Math.floor(price / STEP)) * STEP;
  const range = isCheap ? { from: undefined, to: bound / 100 } : { from: bound / 100, to: undefined };
  return bound === 0 ? undefined : priceReading(asked, range);
}
