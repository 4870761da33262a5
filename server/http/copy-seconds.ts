/**
 * Time in ms after prices or content begin or end in which a page may still have the former values, because
 * processes read changed prices within two seconds.
 */
const SETTLING_MS = 5000;

export type NextBoundary = (moment: number) => number;

/**
 * The number of seconds for which a CDN or client may use a copy of this response: until prices or content
 * next begin or end. It is 0 for a few seconds after such a moment.
 * @param now in ms
 */
export function copySeconds(nextBoundary: NextBoundary | undefined, now: number): number {
  if (!nextBoundary) return Number.POSITIVE_INFINITY;
  if (nextBoundary(now - SETTLING_MS) <= now) return 0;
  return Math.max(0, Math.floor((nextBoundary(now) - now) / 1000));
}
