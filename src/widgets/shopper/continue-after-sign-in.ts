import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { takePending } from '@/shop/identity/auth-modal';

/**
 * Closes the modal after a sign-in and continues: navigates to the requested page, and runs the pending action once
 * account, cart and wishlist are read.
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

/** Whether a path is the current page, whose filters must then stay. */
function isHere(path: string): boolean {
  return new URL(path, window.location.origin).pathname === window.location.pathname;
}
