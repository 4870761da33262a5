import { asc, eq } from 'drizzle-orm';
import type { UserProfile } from '#contract/zod/zod.schemas.ts';
import { account } from '../../domain/tables/identities.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/implement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { IdentityDeps } from '../base/deps.ts';
import { externalIdentity } from '../base/tables.ts';
import { type AccountRow, toUserProfile } from './profile.ts';

type Caller = Pick<Call<'getMyAccount', IdentityDeps>, 'deps' | 'once'> & { principal: { id: string } };

const FIRST_FIRST = [asc(externalIdentity.createdAt), asc(externalIdentity.provider)];

/** An account, and the external providers linked to it in the order of linking. */
export type FoundAccount = { row: AccountRow; providers: string[] };

/** Finds the account of a signed-in shopper by its id; null if it no longer exists. */
export async function findAccount(db: Database | Transaction, id: string): Promise<FoundAccount | null> {
  const rows = await db
    .select({ row: account, provider: externalIdentity.provider })
    .from(account)
    .leftJoin(externalIdentity, eq(externalIdentity.accountId, account.id))
    .where(eq(account.id, id))
    .orderBy(...FIRST_FIRST);
  const [first] = rows;
  return first ? { row: first.row, providers: rows.flatMap(({ provider }) => provider ?? []) } : null;
}

/** The caller's account. It is read only once per page request, even if this is called several times. */
export function callersAccount({ principal, deps, once }: Caller): Promise<FoundAccount | null> {
  return once('account', () => findAccount(deps.db, principal.id));
}

/** Converts an account to a profile. Throws 401 if the account no longer exists. */
export function profileOf(found: FoundAccount | null): UserProfile {
  if (!found) throw new ProblemError(401, 'UNAUTHORIZED');
  return toUserProfile(found.row, found.providers);
}

/** Reads an account and locks it until the transaction ends. Throws 401 if the account no longer exists. */
export async function lockAccount(tx: Transaction, id: string): Promise<AccountRow> {
  const [row]: AccountRow[] = await tx.select().from(account).where(eq(account.id, id)).for('update');
  if (!row) throw new ProblemError(401, 'UNAUTHORIZED');
  return row;
}

/** The external providers linked to an account, in the order of linking. */
export async function providersOf(db: Database | Transaction, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: externalIdentity.provider })
    .from(externalIdentity)
    .where(eq(externalIdentity.accountId, accountId))
    .orderBy(...FIRST_FIRST);
  return rows.map(({ provider }) => provider);
}
