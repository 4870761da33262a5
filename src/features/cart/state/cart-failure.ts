import { isApiError } from '@/lib/api';
import { showToast } from '@/lib/ui/overlays/toast';

/** Shows a refusal as a toast. For changes made from a toast, which has disappeared by the time they fail. */
export async function toastOnFailure(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (cause) {
    if (!isApiError(cause)) throw cause;
    showToast({ text: cause.message });
  }
}

/**
 * Ignores the failure of a read that is not awaited: it is logged already, and the last known cart stays on
 * the screen.
 */
export function ignoreFailedCall(error: unknown): void {
  if (!isApiError(error)) throw error;
}
