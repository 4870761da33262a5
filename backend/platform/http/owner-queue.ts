import pLimit, { type LimitFunction } from 'p-limit';
import { unavailable } from './problem.ts';

/** Runs the changes of one owner one after the other. */
export type OwnerQueue = <T>(ownerId: string, change: () => Promise<T>) => Promise<T>;

/** The largest number of waiting changes of one owner; two tabs with their retries stay far below it. */
const MAX_WAITING = 100;

/**
 * Changes of one owner lock the same rows. Without a queue, concurrent ones would each occupy a database
 * connection while waiting for the others. Beyond `mostWaiting`, changes are refused with 503.
 */
export function createOwnerQueue({ mostWaiting = MAX_WAITING } = {}): OwnerQueue {
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
