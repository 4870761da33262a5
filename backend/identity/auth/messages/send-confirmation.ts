import type { Deps } from '../../../deps.ts';
import { loggedCause } from '../../../platform/log/logged-cause.ts';
import {
  alreadyRegisteredLetter,
  confirmAddressLetter,
  confirmRegistrationLetter,
} from '../../../platform/mail/letters.ts';
import { sendLetter } from '../../../platform/mail/send-letter.ts';
import { provenOwner } from './address.ts';
import { type Channel, issueSecret } from './issue-secret.ts';

type Tools = Pick<Deps, 'db' | 'mail' | 'clock' | 'secrets' | 'publicUrl' | 'shopName' | 'logger'>;
type Asked = { accountId: string; channel: Channel; address: string; requestId: string };

/**
 * Sends the link that makes a new address the account's own. `address` is the pending one, in lower case or E.164, and
 * is stored already; the owner of an address that another account has proven gets a message that says so instead. A message that cannot
 * be sent goes to the log: the shopper may ask for another.
 */
export async function sendAddressConfirmation(deps: Tools, asked: Asked): Promise<void> {
  await sendConfirmation(deps, { ...asked, purpose: 'address' }).catch((error: unknown) => {
    deps.logger.error({ requestId: asked.requestId, cause: loggedCause(error) }, 'a message was not sent');
  });
}

/** The same for either purpose. Rejects when the message cannot be handed over. */
export async function sendConfirmation(
  deps: Tools,
  {
    accountId,
    purpose,
    channel,
    address,
  }: Omit<Asked, 'requestId'> & { purpose: 'registration' | 'address' },
): Promise<void> {
  const to = { channel, value: address };
  if (await provenOwner(deps.db, to)) return sendLetter(deps, to, alreadyRegisteredLetter(deps));
  const secret = await deps.db.transaction((tx) =>
    issueSecret(tx, deps, { accountId, purpose, channel, address }),
  );
  const letter = purpose === 'registration' ? confirmRegistrationLetter : confirmAddressLetter;
  await sendLetter(deps, to, letter(deps, secret));
}
