import pLimit, { type LimitFunction } from 'p-limit';
import { unavailable } from './problem.ts';

/** Runs the changes of one owner's data (a guest's or account's) one after the other. */
export type OwnerQueue = <T>(ownerId: string, change: () => Promise<T>) => Promise<T>;

/** Maximum number of waiting changes of one owner. Two tabs with their retries stay far below it. */
const MAX_WAITING = 100;

/**
 * Creates a queue for each owner. Changes of one owner lock the same rows; without a queue, concurrent
 * changes would each occupy a database connection while they wait for each other. If `mostWaiting` changes of
 * an owner are waiting, further ones are refused with 503.
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
