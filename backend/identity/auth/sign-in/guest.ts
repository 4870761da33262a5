import { principal } from '../../../domain/tables/identities.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { beginFamily, type Tokens } from '../tokens/tokens.ts';

/** Creates a guest and its first pair of access and refresh tokens (docs/specification.md §6.2). */
export async function createGuest(
  deps: IdentityDeps,
  { userAgent }: { userAgent: string },
): Promise<{ id: string; expiresAt: Date; tokens: Tokens }> {
  return deps.db.transaction(async (tx) => {
    const id = deps.ids();
    await tx.insert(principal).values({ id, kind: 'guest', createdAt: deps.clock() });
    const family = { principalId: id, userAgent, isProven: false };
    const { tokens, accessExpiresAt } = await beginFamily(tx, deps, family);
    return { id, expiresAt: accessExpiresAt, tokens };
  });
}
