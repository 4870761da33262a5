import pLimit from 'p-limit';

/**
 * Maximum number of pages that are rendered at the same time. Rendering is mostly computation, so a larger
 * number would not make pages faster.
 */
const MAX_RENDERED = 8;

/** Maximum number of pages that may wait to be rendered: about two seconds of work. */
const MAX_WAITING = 100;

/** The error for a request that cannot be rendered soon, because too many pages are waiting. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/**
 * Renders a page when fewer than the maximum number are being rendered.
 * @throws Overloaded if too many pages are waiting
 */
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
