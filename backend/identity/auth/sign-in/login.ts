import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { account } from '../../../domain/tables/identities.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import type { Attempt } from '../../../platform/limits/limits.ts';
import type { Address } from '../../../platform/outbox/outbox-content.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { readAddress } from '../messages/address.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { signIn } from './sign-in.ts';

type Asked = {
  login: string;
  password: string;
  clientIp: string;
  userAgent: string;
  bearer: string | null;
  /** The secret in the browser's device cookie; null if the browser has no such cookie. */
  deviceSecret: string | null;
};

/**
 * Checks login and password, and signs in. For an unknown login and for a wrong password, the response is the
 * same 401 after the same time. Throws 403 if the password is correct, but the address is not confirmed; 429
 * above the rate limits, before hashing; and 503 if too many hashes are queued. A browser that has signed in
 * to the account before has a separate limit of attempts.
 */
export async function login(
  deps: IdentityDeps,
  asked: Asked,
): Promise<{ tokens: Tokens; deviceSecret: string }> {
  const name = readAddress(asked.login);
  const known = asked.deviceSecret === null ? undefined : await findKnown(deps.db, name, asked.deviceSecret);
  const attempt = await countAttempt(deps, asked, { login: name.value, known });
  const found = await findAccount(deps.db, name);
  const isRight = await deps.passwords
    .verify(found?.passwordHash ?? null, asked.password)
    .catch(async (error: unknown) => {
      await attempt.giveBack();
      throw error;
    });
  if (!found || !isRight) throw new ProblemError(401, 'INVALID_CREDENTIALS');
  await attempt.giveBack();
  if (!found.isConfirmed) throw notConfirmed(name.channel);
  return deps.db.transaction(async (tx) => {
    await lockVerifiedPassword(tx, found);
    const accountId = found.id;
    const tokens = await signIn(tx, deps, { ...asked, accountId, isKnown: known === accountId });
    const { deviceSecret: secret } = asked;
    return { tokens, deviceSecret: await rememberDevice(tx, deps, { accountId, secret }) };
  });
}

/** Finds the account with this login if the browser has signed in to it before. */
async function findKnown(db: Database, name: Address, secret: string): Promise<string | undefined> {
  const found = await findAccount(db, name);
  return found && (await isKnownDevice(db, { accountId: found.id, secret })) ? found.id : undefined;
}

/**
 * Counts an attempt to sign in. A known browser has a limit of its own; when that is used up, the limits for
 * all browsers apply.
 */
async function countAttempt(
  { limits }: IdentityDeps,
  { clientIp, deviceSecret }: Asked,
  { login, known }: { login: string; known: string | undefined },
): Promise<Attempt> {
  if (known === undefined || deviceSecret === null) return limits.login(clientIp, login);
  return limits.loginKnown(known, deviceSecret).catch(() => limits.login(clientIp, login));
}

/**
 * Locks the account until the sign-in is stored, and checks that the verified password is still the current
 * one. Without the lock, a password change, which ends all sign-ins, could miss this one. The lock is
 * exclusive, like the one that the sign-in takes later: two sign-ins that both held a shared lock first would
 * deadlock.
 */
async function lockVerifiedPassword(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string | null },
): Promise<void> {
  const rows = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, id), eq(account.passwordHash, passwordHash ?? '')))
    .for('update');
  if (rows.length === 0) throw new ProblemError(401, 'INVALID_CREDENTIALS');
}

/**
 * Finds the account that has proven the address. If no account has, the newest unconfirmed account with this
 * address.
 */
async function findAccount(db: Database, { channel, value: address }: Address) {
  const [proven, pending] =
    channel === 'email' ? [account.email, account.pendingEmail] : [account.phone, account.pendingPhone];
  const unconfirmed = and(isNull(account.emailConfirmedAt), isNull(account.phoneConfirmedAt));
  const rows = await db
    .select({ id: account.id, passwordHash: account.passwordHash, proven })
    .from(account)
    .where(or(eq(proven, address), and(eq(pending, address), unconfirmed)))
    .orderBy(desc(isNotNull(proven)), desc(account.createdAt))
    .limit(1);
  const row = rows[0];
  return row && { id: row.id, passwordHash: row.passwordHash, isConfirmed: row.proven !== null };
}

const notConfirmed = (channel: Address['channel']) =>
  new ProblemError(
    403,
    'ACCOUNT_NOT_CONFIRMED',
    channel === 'phone' ? 'Телефон не подтверждён. Перейдите по ссылке из сообщения' : undefined,
  );
