import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { takePending } from '@/shop/identity/auth-modal';

/**
 * Closes the modal after a sign-in and goes on where they were: on the page they asked for, and with what
 * they were about to do once account, cart and wishlist have been read.
 */
export async function goOn(client: QueryClient, router: AnyRouter, reading: Promise<void>): Promise<void> {
  const { back, andThen } = takePending(client);
  if (back !== undefined && !isHere(back)) void router.navigate({ href: back });
  await reading;
  await andThen?.();
}

/** Whether a path leads to the page that is shown, whose filters then stay as they are. */
function isHere(path: string): boolean {
  return new URL(path, window.location.origin).pathname === window.location.pathname;
}
