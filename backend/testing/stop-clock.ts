import { onTestFinished, vi } from 'vitest';

/**
 * Stops the process's clock until the end of a test. Rate limits need this, because they count by this clock
 * and report the remaining time.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
