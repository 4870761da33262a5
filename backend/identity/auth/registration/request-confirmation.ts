import { and, desc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { findPrincipal } from '../../../domain/principal.ts';
import { account } from '../../../domain/tables/identities.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { Address } from '../../../platform/outbox/outbox-content.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import type { IdentityMessage } from '../../base/identity-message.ts';
import { externalIdentity } from '../../base/tables.ts';
import { readAddress } from '../messages/address.ts';
import { SECRET_LIFE_MS } from '../messages/issue-secret.ts';
import { writeConfirmation } from '../messages/write-confirmation.ts';

/**
 * Accepts a request to send another confirmation for a pending address. Neither the response nor its time
 * reveals whether the address is pending, because the address is looked up only after the response. Throws
 * 429 above the rate limits.
 */
export async function requestConfirmation(
  deps: IdentityDeps,
  asked: { login: string; clientIp: string; bearer: string | null },
): Promise<void> {
  const address = readAddress(asked.login);
  await deps.limits.requestConfirmation(asked.clientIp, address.value);
  const caller = asked.bearer === null ? null : await findPrincipal(deps.db, asked.bearer, deps.clock());
  await enqueue<IdentityMessage>(deps.db, deps, {
    content: { kind: 'confirmation', address, callerId: caller?.id ?? null },
    life: SECRET_LIFE_MS.registration,
  });
  deps.wakeOutbox();
}

/** Sends a new secret to the address if it is pending for any account. */
export async function writeRequestedConfirmation(
  tx: Transaction,
  deps: IdentityDeps,
  { address, callerId }: { address: Address; callerId: string | null },
): Promise<void> {
  const waiting = await findWaiting(tx, address, callerId);
  if (!waiting) return;
  const purpose = waiting.isNew ? 'registration' : 'address';
  await writeConfirmation(tx, deps, { accountId: waiting.id, purpose, address });
}

/**
 * Finds the account that waits for the confirmation of an address. If there are several, the caller's own
 * account or, if that is not among them, the newest unconfirmed account.
 */
async function findWaiting(db: Transaction, { channel, value }: Address, callerId: string | null) {
  const pending = channel === 'email' ? account.pendingEmail : account.pendingPhone;
  // An account with an external sign-in does not count as new: a confirmation link must not sign in to it.
  const elsewhere = db.select().from(externalIdentity).where(eq(externalIdentity.accountId, account.id));
  const isNew = and(
    isNull(account.emailConfirmedAt),
    isNull(account.phoneConfirmedAt),
    notExists(elsewhere),
  ) as SQL<boolean>;
  const own = callerId === null ? [] : [desc(eq(account.id, callerId))];
  const rows = await db
    .select({ id: account.id, isNew: sql<boolean>`(${isNew})` })
    .from(account)
    .where(eq(pending, value))
    .orderBy(...own, desc(isNew), desc(account.createdAt))
    .limit(1);
  return rows[0];
}
