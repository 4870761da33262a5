import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueLetter } from '../../../platform/mail/enqueue-letter.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { Address } from '../../../platform/outbox/outbox-content.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import type { IdentityMessage } from '../../base/identity-message.ts';
import { resetPasswordLetter } from '../../base/letters.ts';
import { provenOwner, readAddress } from '../messages/address.ts';
import { issueSecret, SECRET_LIFE_MS } from '../messages/issue-secret.ts';

/**
 * Accepts a request for a password reset link. Neither the response nor its time reveals whether the address
 * has an account, because the account is looked up only after the response. Throws 429 above the rate limits.
 */
export async function requestPasswordReset(
  deps: IdentityDeps,
  asked: { login: string; clientIp: string },
): Promise<void> {
  const address = readAddress(asked.login);
  await deps.limits.requestPasswordReset(asked.clientIp, address.value);
  await enqueue<IdentityMessage>(deps.db, deps, {
    content: { kind: 'password-reset', address },
    life: SECRET_LIFE_MS.password,
  });
  deps.wakeOutbox();
}

/** Writes the letter with the reset link if an account has proven the address; otherwise does nothing. */
export async function writePasswordReset(tx: Transaction, deps: IdentityDeps, to: Address): Promise<void> {
  const accountId = await provenOwner(tx, to);
  if (accountId === undefined) return;
  await writeResetLetter(tx, deps, { accountId, to });
}

/** Writes the letter with the reset link to the proven address of an account. */
export async function writeResetLetter(
  tx: Transaction,
  deps: IdentityDeps,
  { accountId, to }: { accountId: string; to: Address },
): Promise<void> {
  const { channel, value } = to;
  const secret = await issueSecret(tx, deps, { accountId, purpose: 'password', channel, address: value });
  await enqueueLetter(tx, deps, {
    to,
    letter: resetPasswordLetter(deps, secret),
    life: SECRET_LIFE_MS.password,
  });
}
