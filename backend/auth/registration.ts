import { eq } from 'drizzle-orm';
import type { Registration } from '../../src/generated/zod/zod.schemas.ts';
import type { Database, Transaction } from '../db/client.ts';
import { account, confirmation, principal } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { invalidRequest } from '../http/problem.ts';
import { loggedCause } from '../platform/logged-cause.ts';
import { recordConsents } from './consents.ts';
import { alreadyRegisteredMessage, confirmationMessage } from './messages.ts';
import { isCommonPassword } from './password-rules.ts';
import { hashOf } from './secrets.ts';

/** A secret of a message is good for this long. */
export const CONFIRMATION_LIFE_MS = 24 * 60 * 60 * 1000;

type Address = { channel: 'email' | 'phone'; value: string };

/**
 * Makes an account that waits for its confirmation and sends the message with the secret. An address that has an
 * account gets another message and nothing is made; neither the answer nor its time tells which of the two it was.
 * Throws 422, 429, and 503 when too many hashes wait.
 */
export async function register(
  deps: Deps,
  asked: Registration & { clientIp: string; requestId: string },
): Promise<void> {
  const email = asked.email?.toLowerCase();
  const address = addressOf(email, asked.phone);
  if (isCommonPassword(asked.password, [email, asked.phone])) throw tooSimple();

  const attempt = await deps.limits.register(asked.clientIp, address.value);
  const passwordHash = await deps.passwords.hash(asked.password).catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });
  const secret = deps.secrets();
  const known = await hasAccount(deps.db, address);
  if (!known)
    await deps.db.transaction((tx) =>
      insertAccount(tx, deps, { ...asked, email, address, passwordHash, secret }),
    );

  const message = known
    ? alreadyRegisteredMessage(deps.publicUrl)
    : confirmationMessage(deps.publicUrl, secret);
  await deps.mail
    .send({ channel: address.channel === 'email' ? 'email' : 'sms', to: address.value, ...message })
    .catch((error: unknown) => {
      // The shopper may register again; telling would tell which addresses get which message.
      deps.logger.error({ requestId: asked.requestId, cause: loggedCause(error) }, 'a message was not sent');
    });
}

/** The address whose ownership is to be proven: the e-mail when there is one. */
function addressOf(email: string | undefined, phone: string | undefined): Address {
  if (email !== undefined) return { channel: 'email', value: email };
  if (phone !== undefined) return { channel: 'phone', value: phone };
  throw invalidRequest([
    { in: 'body', pointer: '/email', code: 'required', message: 'Укажите почту или телефон' },
  ]);
}

const tooSimple = () =>
  invalidRequest([
    {
      in: 'body',
      pointer: '/password',
      code: 'common_password',
      message: 'Такой пароль легко подобрать. Придумайте другой',
    },
  ]);

async function hasAccount(db: Database, { channel, value }: Address): Promise<boolean> {
  const column = channel === 'email' ? account.email : account.phone;
  const rows = await db.select({ id: account.id }).from(account).where(eq(column, value));
  return rows.length > 0;
}

/** Addresses stay pending, so several attempts may wait side by side; the one that is confirmed first gets it. */
async function insertAccount(
  tx: Transaction,
  { clock, ids }: Deps,
  asked: Registration & { address: Address; passwordHash: string; secret: string; clientIp: string },
): Promise<void> {
  const now = clock();
  const id = ids();
  await tx.insert(principal).values({ id, kind: 'user', createdAt: now });
  await tx.insert(account).values({
    id,
    pendingEmail: asked.email,
    pendingPhone: asked.phone,
    passwordHash: asked.passwordHash,
    firstName: asked.firstName.trim(),
    subscriptions: subscriptionsOf(asked),
    createdAt: now,
  });
  await recordConsents(tx, {
    accountId: id,
    purposes: asked.marketingConsent ? ['personal-data', 'marketing'] : ['personal-data'],
    ip: asked.clientIp,
    now,
    ids,
  });
  await tx.insert(confirmation).values({
    hash: hashOf(asked.secret),
    accountId: id,
    channel: asked.address.channel,
    expiresAt: new Date(now.getTime() + CONFIRMATION_LIFE_MS),
  });
}

function subscriptionsOf({ marketingConsent, email, phone }: Registration): string[] {
  if (!marketingConsent) return [];
  return [...(email === undefined ? [] : ['EMAIL_NEWS']), ...(phone === undefined ? [] : ['SMS_NEWS'])];
}
