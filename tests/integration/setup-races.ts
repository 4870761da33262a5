import { vi } from 'vitest';

/**
 * Removes the queue with which a process makes the changes of one owner one after the other. Without it,
 * calls in the same process race in the database like calls in different processes.
 */
vi.mock('../../backend/platform/http/owner-queue.ts', () => ({
  createOwnerQueue: () => (_: string, change: () => Promise<unknown>) => change(),
}));
