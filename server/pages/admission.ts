import pLimit from 'p-limit';

/** Pages that are rendered at a time: most of one is computed in one go, the rest waits for calls. */
const MOST_RENDERED = 8;

/** Pages that wait for that: some two seconds of work. */
const MOST_WAITING = 100;

/** More pages are asked for than can be rendered soon. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Renders when it is the page's turn. @throws Overloaded when too many wait already */
export type Admission = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets in as many pages as can be rendered in bearable time, so that a flood of them delays no one for minutes. */
export function createAdmission({
  mostRendered = MOST_RENDERED,
  mostWaiting = MOST_WAITING,
} = {}): Admission {
  const turns = pLimit(mostRendered);
  return async (work) => {
    if (turns.pendingCount >= mostWaiting) throw new Overloaded('Too many pages wait to be rendered.');
    return turns(work);
  };
}
