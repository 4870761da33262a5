const SECOND = 1000;
const FIRST_PAUSE = 5 * SECOND;
const LONGEST_PAUSE = 60 * 60 * SECOND;

/**
 * After this many attempts, a message becomes a dead letter. With the pauses between attempts, this takes
 * about six hours.
 */
export const MAX_ATTEMPTS = 16;

/**
 * How long to wait after a failed attempt, in ms. The pause doubles with each attempt, up to an hour. A
 * random part of at most half the pause is subtracted, so that messages that failed together are not retried
 * together.
 * @param attempts number of attempts so far, from 1
 * @param chance a random number from 0 to less than 1
 */
export function pauseAfter(attempts: number, chance: number): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(pause * (1 - chance / 2));
}
