import { vi } from 'vitest';

/**
 * A process serializes the changes of one owner, which would hide races in the database. Here each call acts like a
 * separate process.
 */
vi.mock('../../backend/platform/http/owner-queue.ts', () => ({
  createOwnerQueue: () => (_: string, change: () => Promise<unknown>) => change(),
}));
