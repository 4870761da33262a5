import { onTestFinished, vi } from 'vitest';

/** Stops the clock of the process until the end of a test: limits count by it, and say how long is left. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
