import { redirect } from '@tanstack/react-router';
import { hrefTo } from '../addresses/href-to';
import { AFTER_LOGIN } from '../addresses/paths';

/** The facts by which guards decide. */
export type GuardState = {
  signedIn: boolean;
  /** Path and query string of the requested page. */
  path: string;
};

/** Returns the path to redirect to, or undefined if the shopper may see the page. */
type Guard = (state: GuardState) => string | undefined;

export type GuardName = 'auth' | 'anonymous';

const GUARDS: Record<GuardName, Guard> = {
  auth: ({ signedIn, path }) => (signedIn ? undefined : hrefTo('/login', { search: { redirect: path } })),
  anonymous: ({ signedIn }) => (signedIn ? AFTER_LOGIN : undefined),
};

/**
 * Applies a guard to a page: redirects, or does nothing (docs/specification.md §5.1).
 * @throws the router's redirect if the shopper may not see the page
 * @throws Error if there is no guard of this name
 */
export function applyGuard(name: string, state: GuardState): void {
  const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name as GuardName] : undefined;
  if (!guard) throw new Error(`Unknown route guard: ${name}`);
  const elsewhere = guard(state);
  if (elsewhere !== undefined) throw redirect({ href: elsewhere, statusCode: 302 });
}
