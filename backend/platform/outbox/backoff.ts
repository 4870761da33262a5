const SECOND = 1000;
const FIRST_PAUSE = 5 * SECOND;
const LONGEST_PAUSE = 60 * 60 * SECOND;

/**
 * After this many failed attempts, a message becomes a dead letter and is no longer retried. With the pauses
 * in between, the attempts take about six hours.
 */
export const MAX_ATTEMPTS = 16;

/**
 * How long to wait after a failed attempt, in ms. The pause doubles with each attempt, up to an hour. Up to
 * half of it is subtracted at random, so that messages that failed together are not retried together.
 * @param attempts Number of attempts so far, from 1 on.
 * @param chance A random number from 0 to less than 1.
 */
export function pauseAfter(attempts: number, chance: number): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(pause * (1 - chance / 2));
}
