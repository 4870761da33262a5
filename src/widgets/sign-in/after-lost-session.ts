import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { knownSession } from '@/shop/identity/session';
import { endSession } from '@/shop/identity/sign-out';

type LoadedRouter = {
  state: { matches: readonly { error: unknown }[]; location: { href: string; pathname: string } };
  options: { context: { queryClient: QueryClient } };
};

/**
 * The path to which a shopper is redirected if the API rejected the session while a page was loaded: the
 * sign-in page, with the way back. A guest cannot sign in, and gets the same page without an identity. The
 * session is ended first, because otherwise the sign-in page would redirect back.
 * @returns undefined if the API did not reject the session
 */
export async function afterLostSession({ state, options }: LoadedRouter): Promise<string | undefined> {
  if (!state.matches.some(({ error }) => isApiError(error) && error.status === 401)) return undefined;
  const isSignedIn = Boolean(knownSession(options.context.queryClient)?.user);
  await endSession();
  const { href, pathname } = state.location;
  return isSignedIn ? hrefTo('/login', { search: { redirect: href, notice: 'ended' } }) : pathname;
}
