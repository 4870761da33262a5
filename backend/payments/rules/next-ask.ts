const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Up to which age, and how often until then, an unfinished attempt is asked about, in ms. */
const PACE: readonly [age: number, pause: number][] = [
  [2 * MINUTE, 5 * SECOND],
  [15 * MINUTE, 20 * SECOND],
  [2 * HOUR, MINUTE],
  [DAY, 15 * MINUTE],
  [30 * DAY, 3 * HOUR],
];

/** When the provider is asked about an attempt again that nothing is said of by itself; null when it is given up. */
export function nextAsk(startedAt: Date, now: Date): Date | null {
  const age = now.getTime() - startedAt.getTime();
  const step = PACE.find(([until]) => age < until);
  return step ? new Date(now.getTime() + step[1]) : null;
}
