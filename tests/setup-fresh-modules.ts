import { afterAll, vi } from 'vitest';
import { leavePage } from './leave-page.ts';

// Files share a process, which reads libraries once, but every file has modules of the shop and a page of its own.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document !== 'undefined') leavePage();
  vi.resetModules();
});
