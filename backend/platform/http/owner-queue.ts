import pLimit, { type LimitFunction } from 'p-limit';
import { unavailable } from './problem.ts';

/**
 * Runs a change of the data of an owner (a guest or an account) after the earlier changes of the same owner.
 */
export type OwnerQueue = <T>(ownerId: string, change: () => Promise<T>) => Promise<T>;

/**
 * Maximum number of changes of one owner that wait. Two browser tabs with their retries stay far below it.
 */
const MAX_WAITING = 100;

/**
 * Creates a queue for the changes of each owner. Changes of the same owner lock the same rows. If they ran at
 * the same time, each would occupy a database connection while it waits for the others. If `mostWaiting`
 * changes of an owner already wait, the next one is refused with 503.
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
