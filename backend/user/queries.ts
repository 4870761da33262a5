import { eq } from 'drizzle-orm';
import type { UserProfile } from '../../src/generated/zod/zod.schemas.ts';
import type { Database } from '../db/client.ts';
import { account } from '../db/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { type AccountRow, toUserProfile } from './profile.ts';

/** The profile of a signed-in shopper. Throws 401 when the account is gone. */
export async function getMyAccount(db: Database, id: string): Promise<UserProfile> {
  const [row]: AccountRow[] = await db.select().from(account).where(eq(account.id, id));
  if (!row) throw new ProblemError(401, 'UNAUTHORIZED');
  return toUserProfile(row);
}
