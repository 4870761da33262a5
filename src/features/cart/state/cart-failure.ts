import { isApiError } from '@/lib/api';
import { showToast } from '@/lib/ui/overlays/toast';

/** For changes made from a toast, which is gone when they fail: the refusal takes its place. */
export async function orToast(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (cause) {
    if (!isApiError(cause)) throw cause;
    showToast({ text: cause.message });
  }
}

/** For reads that are not awaited: a failure has been logged, and the last cart stays. */
export function ignoreFailedCall(error: unknown): void {
  if (!isApiError(error)) throw error;
}
