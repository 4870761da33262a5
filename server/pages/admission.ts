import pLimit from 'p-limit';

/**
 * How many pages are rendered at the same time. Rendering is mostly computation, so more would not be faster.
 */
const MAX_RENDERED = 8;

/** How many pages may wait to be rendered: about two seconds of work. */
const MAX_WAITING = 100;

/** Thrown for a request that would have to wait too long for its rendering. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/**
 * Runs `work` as soon as fewer than the maximum number of pages are being rendered.
 * @throws Overloaded if too many are already waiting
 */
export type Admission = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits how many pages are rendered and wait, so that a flood of requests does not make everyone wait for
 * minutes.
 */
export function createAdmission({ mostRendered = MAX_RENDERED, mostWaiting = MAX_WAITING } = {}): Admission {
  const turns = pLimit(mostRendered);
  return async (work) => {
    if (turns.pendingCount >= mostWaiting) throw new Overloaded('Too many pages are waiting to be rendered.');
    return turns(work);
  };
}
