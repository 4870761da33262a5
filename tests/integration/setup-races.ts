import { vi } from 'vitest';

/**
 * A process serializes the changes of one owner, which would hide races in the database. Without this queue,
 * each call acts as if it came from a separate process.
 */
vi.mock('../../backend/platform/http/owner-queue.ts', () => ({
  createOwnerQueue: () => (_: string, change: () => Promise<unknown>) => change(),
}));
