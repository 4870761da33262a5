import pLimit from 'p-limit';

/**
 * Number of pages rendered at the same time. More would not help: rendering is mostly computation, besides
 * waiting for calls.
 */
const MAX_RENDERED = 8;

/** Number of pages that may wait for a slot: about two seconds of work. */
const MAX_WAITING = 100;

/** Thrown when more pages are requested than can be rendered soon. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Renders a page when a slot is free. @throws Overloaded if too many pages are waiting */
export type Admission = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Admits only as many pages as can be rendered in reasonable time, so that a flood of requests does not delay
 * everyone for minutes.
 */
export function createAdmission({ mostRendered = MAX_RENDERED, mostWaiting = MAX_WAITING } = {}): Admission {
  const turns = pLimit(mostRendered);
  return async (work) => {
    if (turns.pendingCount >= mostWaiting) throw new Overloaded('Too many pages are waiting to be rendered.');
    return turns(work);
  };
}
