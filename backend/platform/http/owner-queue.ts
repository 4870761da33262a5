import pLimit, { type LimitFunction } from 'p-limit';
import { unavailable } from './problem.ts';

/** Runs the changes of one owner one after the other. */
export type OwnerQueue = <T>(ownerId: string, change: () => Promise<T>) => Promise<T>;

/** Changes of one owner that may wait; two tabs and their repeats never come near it. */
const MOST_WAITING = 100;

/**
 * Changes of one owner's things lock the same rows. Those that came at once would each hold a connection to the database
 * while they wait for the others; here they wait without one, and beyond `mostWaiting` they are refused with 503.
 */
export function createOwnerQueue({ mostWaiting = MOST_WAITING } = {}): OwnerQueue {
  const queues = new Map<string, { run: LimitFunction; size: number }>();
  return async (ownerId, change) => {
    const queue = queues.get(ownerId) ?? { run: pLimit(1), size: 0 };
    if (queue.size > mostWaiting) throw unavailable(1);
    queues.set(ownerId, queue);
    queue.size += 1;
    try {
      return await queue.run(change);
    } finally {
      queue.size -= 1;
      if (queue.size === 0) queues.delete(ownerId);
    }
  };
}
