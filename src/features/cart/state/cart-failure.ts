import { isApiError } from '@/lib/api';
import { showToast } from '@/lib/ui/overlays/toast';

/**
 * For changes made from a toast: the toast has disappeared when they fail, so another toast shows the
 * refusal.
 */
export async function toastOnFailure(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (cause) {
    if (!isApiError(cause)) throw cause;
    showToast({ text: cause.message });
  }
}

/**
 * For reads that are not awaited: the failure has been logged, and the last known cart stays on the screen.
 */
export function ignoreFailedCall(error: unknown): void {
  if (!isApiError(error)) throw error;
}
