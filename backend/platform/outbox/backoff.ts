const SECOND = 1000;
const FIRST_PAUSE = 5 * SECOND;
const LONGEST_PAUSE = 60 * 60 * SECOND;

/** Attempts after which a message is dead. With the pauses between them they take about six hours. */
export const MOST_ATTEMPTS = 16;

/**
 * How long to wait after an attempt that failed, in ms: twice as long after each, an hour at most. Up to half of the pause
 * is left out by chance, so that messages that failed together are not tried together.
 * @param attempts how many there were, from 1
 * @param chance from 0 to less than 1
 */
export function pauseAfter(attempts: number, chance: number): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(pause * (1 - chance / 2));
}
