import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { account } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem.ts';
import { readPhone } from './phone.ts';
import { signIn } from './sign-in.ts';
import type { Tokens } from './tokens.ts';

type LoginName = { channel: 'email' | 'phone'; address: string };

/**
 * Checks the credentials and signs in. Unknown logins and wrong passwords take the same time and get the same 401;
 * 403 tells only whoever knows the password that the address is not confirmed. Throws 429 before anything is
 * hashed, 503 when too many hashes wait.
 */
export async function login(
  deps: Deps,
  asked: { login: string; password: string; clientIp: string; bearer: string | null },
): Promise<Tokens> {
  const name = readLogin(asked.login);
  const attempt = await deps.limits.login(asked.clientIp, name.address);
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
  return deps.db.transaction((tx) => signIn(tx, deps, { accountId: found.id, bearer: asked.bearer }));
}

/** A login with an @ is an e-mail address; a phone comes in any usual spelling. */
function readLogin(text: string): LoginName {
  const address = text.trim().toLowerCase();
  if (address.includes('@')) return { channel: 'email', address };
  return { channel: 'phone', address: readPhone(text) ?? address };
}

/** The account of a proven address, else the newest that still waits for its confirmation. */
async function findAccount(db: Database, { channel, address }: LoginName) {
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

const notConfirmed = (channel: LoginName['channel']) =>
  new ProblemError(
    403,
    'ACCOUNT_NOT_CONFIRMED',
    channel === 'phone' ? 'Телефон не подтверждён. Перейдите по ссылке из сообщения' : undefined,
  );
