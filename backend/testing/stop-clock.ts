import { onTestFinished, vi } from 'vitest';

/** Freezes the process's clock until the end of a test. Limits count by it and report the remaining time. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
