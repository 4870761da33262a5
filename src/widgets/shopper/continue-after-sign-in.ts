import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { takePending } from '@/shop/identity/auth-modal';

/**
 * Continues after a sign-in: closes the modal, opens the requested page, and runs the pending action as soon
 * as account, cart and wishlist are loaded.
 */
export async function continueAfterSignIn(
  client: QueryClient,
  router: AnyRouter,
  reading: Promise<void>,
): Promise<void> {
  const { back, andThen } = takePending(client);
  if (back !== undefined && !isHere(back)) void router.navigate({ href: back });
  await reading;
  await andThen?.();
}

/** Whether the path belongs to the current page. The page then stays as it is, with its filters. */
function isHere(path: string): boolean {
  return new URL(path, window.location.origin).pathname === window.location.pathname;
}
