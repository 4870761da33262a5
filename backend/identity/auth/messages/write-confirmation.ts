import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueLetter } from '../../../platform/mail/enqueue-letter.ts';
import type { Address } from '../../../platform/outbox/outbox-content.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import {
  alreadyRegisteredLetter,
  confirmAddressLetter,
  confirmRegistrationLetter,
} from '../../base/letters.ts';
import { provenOwner } from './address.ts';
import { issueSecret, SECRET_LIFE_MS } from './issue-secret.ts';

/**
 * Writes the letter or text message with the link by which a shopper proves a pending address. If another
 * account has already proven the address, the owner of that account gets a notice instead.
 */
export async function writeConfirmation(
  tx: Transaction,
  deps: IdentityDeps,
  asked: { accountId: string; purpose: 'registration' | 'address'; address: Address },
): Promise<void> {
  const { accountId, purpose, address: to } = asked;
  const life = SECRET_LIFE_MS[purpose];
  if (await provenOwner(tx, to))
    return enqueueLetter(tx, deps, { to, letter: alreadyRegisteredLetter(deps), life });
  const { channel, value } = to;
  const secret = await issueSecret(tx, deps, { accountId, purpose, channel, address: value });
  const letter = purpose === 'registration' ? confirmRegistrationLetter : confirmAddressLetter;
  return enqueueLetter(tx, deps, { to, letter: letter(deps, secret), life });
}
