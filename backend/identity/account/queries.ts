import { asc, eq } from 'drizzle-orm';
import type { UserProfile } from '../../../src/generated/zod/zod.schemas.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { account, externalIdentity } from '../../platform/db/schema/identities.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { type AccountRow, toUserProfile } from './profile.ts';

const FIRST_FIRST = [asc(externalIdentity.createdAt), asc(externalIdentity.provider)];

/** The profile of a signed-in shopper. Throws 401 when the account is gone. */
export async function getMyAccount(db: Database | Transaction, id: string): Promise<UserProfile> {
  const rows = await db
    .select({ account, provider: externalIdentity.provider })
    .from(account)
    .leftJoin(externalIdentity, eq(externalIdentity.accountId, account.id))
    .where(eq(account.id, id))
    .orderBy(...FIRST_FIRST);
  const [row] = rows;
  if (!row) throw new ProblemError(401, 'UNAUTHORIZED');
  return toUserProfile(
    row.account,
    rows.flatMap(({ provider }) => provider ?? []),
  );
}

/** The account, locked until the transaction ends. Throws 401 when it is gone. */
export async function holdAccount(tx: Transaction, id: string): Promise<AccountRow> {
  const [row]: AccountRow[] = await tx.select().from(account).where(eq(account.id, id)).for('update');
  if (!row) throw new ProblemError(401, 'UNAUTHORIZED');
  return row;
}

/** Sign-ins of an account elsewhere, the first one first. */
export async function providersOf(db: Database | Transaction, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: externalIdentity.provider })
    .from(externalIdentity)
    .where(eq(externalIdentity.accountId, accountId))
    .orderBy(...FIRST_FIRST);
  return rows.map(({ provider }) => provider);
}
