import { afterAll, vi } from 'vitest';
import { leavePage } from './leave-page.ts';

// Test files share a process, so libraries are loaded once, but every file gets fresh shop modules and a fresh page.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document !== 'undefined') leavePage();
  vi.resetModules();
});
