import { hashOf } from '../../../domain/secrets.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueLetter, NOTICE_LIFE } from '../../../platform/mail/enqueue-letter.ts';
import type { Address } from '../../../platform/outbox/outbox-content.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { accountChangedLetter, type ChangedPart } from '../../base/letters.ts';
import { accountUndo } from '../../base/tables.ts';

/** For how long the link in a letter can undo a change, in ms: seven days. */
export const UNDO_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The proven addresses of an account. */
export type Addresses = { email: string | null; phone: string | null };

/**
 * Sends a letter with a link that undoes a change of an account. It goes to an address by which the shopper
 * could sign in before the change: the address that was replaced or removed or, after any other change, an
 * address that the account has. If the account had no address, no letter is sent. Call this in the
 * transaction of the change, with the account locked. `change.before` contains the addresses before the
 * change.
 */
export async function offerUndo(
  tx: Transaction,
  deps: IdentityDeps,
  change: { accountId: string; part: ChangedPart; before: Addresses },
): Promise<void> {
  const { accountId, part, before } = change;
  const to = addressFor(part, before);
  if (!to) return;
  const now = deps.clock();
  const secret = deps.secrets();
  await tx.insert(accountUndo).values({
    hash: hashOf(secret),
    accountId,
    channel: to.channel,
    ...before,
    changedAt: now,
    expiresAt: new Date(now.getTime() + UNDO_LIFE_MS),
  });
  await enqueueLetter(tx, deps, { to, letter: accountChangedLetter(deps, part, secret), life: NOTICE_LIFE });
}

function addressFor(part: ChangedPart, { email, phone }: Addresses): Address | undefined {
  const known: Address[] = [
    ...(email === null ? [] : [{ channel: 'email' as const, value: email }]),
    ...(phone === null ? [] : [{ channel: 'phone' as const, value: phone }]),
  ];
  return known.find(({ channel }) => channel === part) ?? known[0];
}
