/**
 * Time in ms after a price or content begins or ends, in which pages may still show the former values: a
 * process may notice changed prices up to two seconds later.
 */
const SETTLING_MS = 5000;

export type NextBoundary = (moment: number) => number;

/**
 * For how many seconds a CDN or client may use a copy of a response made now: until prices or content next
 * begin or end. 0 for a few seconds after such a moment.
 * @param now in ms
 */
export function copySeconds(nextBoundary: NextBoundary | undefined, now: number): number {
  if (!nextBoundary) return Number.POSITIVE_INFINITY;
  if (nextBoundary(now - SETTLING_MS) <= now) return 0;
  return Math.max(0, Math.floor((nextBoundary(now) - now) / 1000));
}
