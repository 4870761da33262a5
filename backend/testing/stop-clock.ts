import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock of the process until the end of the test. Tests of rate limits need this: limits count by
 * this clock and report the remaining time.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
