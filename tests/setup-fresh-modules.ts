import { afterAll, vi } from 'vitest';
import { leavePage } from './leave-page.ts';

// Several test files share a process, so that libraries are loaded only once. After each file the shop's
// modules and the page are reset, so that no file affects the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document !== 'undefined') leavePage();
  vi.resetModules();
});
