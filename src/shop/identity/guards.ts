import { redirect } from '@tanstack/react-router';
import { hrefTo } from '../addresses/href-to';
import { AFTER_LOGIN } from '../addresses/paths';

/** Facts that guards decide by. */
export type GuardState = {
  signedIn: boolean;
  /** Path and query of the requested page. */
  path: string;
};

/** Path to redirect to; undefined lets the shopper in. */
type Guard = (state: GuardState) => string | undefined;

export type GuardName = 'auth' | 'anonymous';

const GUARDS: Record<GuardName, Guard> = {
  auth: ({ signedIn, path }) => (signedIn ? undefined : hrefTo('/login', { search: { redirect: path } })),
  anonymous: ({ signedIn }) => (signedIn ? AFTER_LOGIN : undefined),
};

/**
 * Lets the shopper in, or redirects (docs/specification.md §5.1).
 * @throws the router's redirect if the guard does not let the shopper in
 * @throws Error if there is no guard of that name
 */
export function applyGuard(name: string, state: GuardState): void {
  const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name as GuardName] : undefined;
  if (!guard) throw new Error(`Unknown route guard: ${name}`);
  const elsewhere = guard(state);
  if (elsewhere !== undefined) throw redirect({ href: elsewhere, statusCode: 302 });
}
