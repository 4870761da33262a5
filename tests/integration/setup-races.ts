import { vi } from 'vitest';

/**
 * Replaces the queue that runs the changes of one owner one after the other within a process. Without the
 * queue, calls in one process also compete in the database, as calls in different processes do.
 */
vi.mock('../../backend/platform/http/owner-queue.ts', () => ({
  createOwnerQueue: () => (_: string, change: () => Promise<unknown>) => change(),
}));
