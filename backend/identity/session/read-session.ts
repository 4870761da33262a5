import type { Session } from '#contract/zod/zod.schemas.ts';
import type { Call } from '../../platform/http/implement.ts';
import { callersAccount } from '../account/queries.ts';
import type { IdentityDeps } from '../base/deps.ts';

/** The session of the caller. `user` is set only if the shopper is signed in (docs/specification.md §4.1). */
export async function getSession({
  principal,
  deps,
  once,
}: Call<'getSession', IdentityDeps>): Promise<Session> {
  if (principal?.kind !== 'user') return { user: null, identity: principal?.kind ?? 'none' };
  const found = await callersAccount({ principal, deps, once });
  if (!found) return { user: null, identity: 'none' };
  const { id, firstName, email, phone } = found.row;
  return { user: { id, firstName, email, phone }, identity: 'user' };
}
