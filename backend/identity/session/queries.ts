import { eq } from 'drizzle-orm';
import type { Session } from '../../../src/generated/zod/zod.schemas.ts';
import type { Database } from '../../platform/db/client.ts';
import { account } from '../../platform/db/schema/identities.ts';
import type { Principal } from '../../platform/http/principal.ts';

/** Who is here. Only a signed-in shopper is a user; a guest is none (docs/specification.md §4.1). */
export async function getSession(db: Database, principal: Principal | null): Promise<Session> {
  if (principal?.kind !== 'user') return { user: null, identity: principal?.kind ?? 'none' };
  const [user] = await db
    .select({ id: account.id, firstName: account.firstName, email: account.email, phone: account.phone })
    .from(account)
    .where(eq(account.id, principal.id));
  return user ? { user, identity: 'user' } : { user: null, identity: 'none' };
}
