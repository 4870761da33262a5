import { applyGuard } from '@/lib/guards';
import { ensureSession } from '@/lib/session';
import type { Visit } from '@/lib/visit';

type Guarded = { context: { visit: Visit }; location: { href: string } };

/** beforeLoad of a route behind a named guard, on the server and in the browser. An unknown name throws. */
export function guardRoute(name: string) {
  return async ({ context, location }: Guarded): Promise<void> => {
    const session = await ensureSession(context.visit);
    applyGuard(name, { signedIn: session.user !== null, path: location.href });
  };
}
