import { and, desc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { findPrincipal } from '../../../domain/principal.ts';
import type { Database } from '../../../platform/db/client.ts';
import { account, externalIdentity } from '../../../platform/db/schema/identities.ts';
import { type Address, readAddress } from '../messages/address.ts';
import { afterAnswer } from '../messages/after-answer.ts';
import { sendConfirmation } from '../messages/send-confirmation.ts';

/**
 * Sends a new secret to an address that waits for its confirmation. Neither the answer nor the response
 * time reveals whether one does: the message is written and sent after the answer. Throws 429.
 */
export async function requestConfirmation(
  deps: Deps,
  asked: { login: string; clientIp: string; bearer: string | null; requestId: string },
): Promise<void> {
  const address = readAddress(asked.login);
  await deps.limits.requestConfirmation(asked.clientIp, address.value);
  const caller = asked.bearer === null ? null : await findPrincipal(deps.db, asked.bearer, deps.clock());
  const waiting = await findWaiting(deps.db, address, caller?.id);
  if (!waiting) return;
  afterAnswer(deps, asked.requestId, () =>
    sendConfirmation(deps, {
      accountId: waiting.id,
      purpose: waiting.isNew ? 'registration' : 'address',
      channel: address.channel,
      address: address.value,
    }),
  );
}

/** Several accounts may wait for one address: the caller's own comes first, then new ones, the newest of them. */
async function findWaiting(db: Database, { channel, value }: Address, callerId: string | undefined) {
  const pending = channel === 'email' ? account.pendingEmail : account.pendingPhone;
  // An account with external sign-in is not new: opening a link must not sign in to it.
  const elsewhere = db.select().from(externalIdentity).where(eq(externalIdentity.accountId, account.id));
  const isNew = and(
    isNull(account.emailConfirmedAt),
    isNull(account.phoneConfirmedAt),
    notExists(elsewhere),
  ) as SQL<boolean>;
  const own = callerId === undefined ? [] : [desc(eq(account.id, callerId))];
  const rows = await db
    .select({ id: account.id, isNew: sql<boolean>`(${isNew})` })
    .from(account)
    .where(eq(pending, value))
    .orderBy(...own, desc(isNew), desc(account.createdAt))
    .limit(1);
  return rows[0];
}
