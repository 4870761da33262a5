const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often the provider is asked about a pending payment attempt: up to an age of `age` ms, every `pause`
 * ms.
 */
const POLLING_INTERVALS: readonly [age: number, pause: number][] = [
  [2 * MINUTE, 5 * SECOND],
  [15 * MINUTE, 20 * SECOND],
  [2 * HOUR, MINUTE],
  [DAY, 15 * MINUTE],
  [30 * DAY, 3 * HOUR],
];

/**
 * When the provider must next be asked about a payment attempt if no notification arrives; null if the
 * attempt is too old.
 */
export function nextAsk(startedAt: Date, now: Date): Date | null {
  const age = now.getTime() - startedAt.getTime();
  const step = POLLING_INTERVALS.find(([until]) => age < until);
  return step ? new Date(now.getTime() + step[1]) : null;
}
