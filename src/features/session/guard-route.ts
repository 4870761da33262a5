import type { QueryClient } from '@tanstack/react-query';
import { applyGuard, type GuardName } from '@/shop/identity/guards';
import { ensureSession } from '@/shop/identity/session';

type Guarded = { context: { queryClient: QueryClient }; location: { href: string } };

/**
 * The `beforeLoad` function of a route that only some shoppers may open. Runs on the server and in the
 * browser.
 */
export function guardRoute(name: GuardName) {
  return async ({ context, location }: Guarded): Promise<void> => {
    const session = await ensureSession(context.queryClient);
    applyGuard(name, { signedIn: session.user !== null, path: location.href });
  };
}
