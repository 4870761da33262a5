import { afterAll, vi } from 'vitest';
import { leavePage } from './leave-page.ts';

// Test files share a process, so that libraries are loaded once. Each file still gets fresh modules of the
// shop and a fresh page.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document !== 'undefined') leavePage();
  vi.resetModules();
});
