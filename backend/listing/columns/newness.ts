import { NEW_DAYS } from '#shared/goods/selection-days.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';

const newForMs = NEW_DAYS * 24 * 60 * 60 * 1000;

/**
 * Since when a model that was published counts as new, in ms: `NEW_DAYS` before `now`, or as long as the newest
 * tenth of the catalog is old, whichever is more, so that «Новинки» never stand empty when nothing was published for
 * long.
 */
export function newSince(
  { published, newestFirst, groupCount }: Pick<GoodsSnapshot, 'published' | 'newestFirst' | 'groupCount'>,
  now: Date,
): number {
  const monthAgo = now.getTime() - newForMs;
  const oldestOfTenth = newestFirst[groupCount - Math.ceil(groupCount * 0.9)];
  return oldestOfTenth === undefined ? monthAgo : Math.min(monthAgo, published[oldestOfTenth] as number);
}

/** How many of `newestFirst` are new. */
export function newCount(snapshot: GoodsSnapshot, now: Date): number {
  const since = newSince(snapshot, now);
  let low = 0;
  let high = snapshot.groupCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const group = snapshot.newestFirst[middle] as number;
    if ((snapshot.published[group] as number) >= since) low = middle + 1;
    else high = middle;
  }
  return low;
}
