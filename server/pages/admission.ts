import pLimit from 'p-limit';

/**
 * Number of pages rendered concurrently: rendering is mostly one block of computation, the rest is waiting
 * for calls.
 */
const MAX_RENDERED = 8;

/** Number of pages that may wait for a slot: about two seconds of work. */
const MAX_WAITING = 100;

/** More pages are requested than can be rendered soon. */
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
