import { vi } from 'vitest';

/**
 * A process makes the changes of one owner one after the other, which would hide what becomes of them when they meet in
 * the database: here each call is like a process of its own.
 */
vi.mock('../../backend/platform/http/owner-queue.ts', () => ({
  createOwnerQueue: () => (_: string, change: () => Promise<unknown>) => change(),
}));
