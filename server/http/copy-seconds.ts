/**
 * How long after a boundary a page may still have been made with the values before it, in ms: processes read
 * changed prices within two seconds.
 */
const SETTLING_MS = 5000;

export type NextBoundary = (moment: number) => number;

/**
 * For how many seconds a CDN or client may use a copy of what is sent now: until prices or content begin or
 * end. Just after that moment copies are not used at all. @param now in ms
 */
export function copySeconds(nextBoundary: NextBoundary | undefined, now: number): number {
  if (!nextBoundary) return Number.POSITIVE_INFINITY;
  if (nextBoundary(now - SETTLING_MS) <= now) return 0;
  return Math.max(0, Math.floor((nextBoundary(now) - now) / 1000));
}
