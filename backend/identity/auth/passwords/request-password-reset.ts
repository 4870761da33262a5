import type { Deps } from '../../../deps.ts';
import { resetPasswordLetter } from '../../../platform/mail/letters.ts';
import { sendLetter } from '../../../platform/mail/send-letter.ts';
import { provenOwner, readAddress } from '../messages/address.ts';
import { afterAnswer } from '../messages/after-answer.ts';
import { issueSecret } from '../messages/issue-secret.ts';

/**
 * Sends a link for setting a new password to a proven address. Neither the answer nor the response time reveals whether
 * the address has an account: the message is written and sent after the answer. Throws 429.
 */
export async function requestPasswordReset(
  deps: Deps,
  asked: { login: string; clientIp: string; requestId: string },
): Promise<void> {
  const address = readAddress(asked.login);
  await deps.limits.requestPasswordReset(asked.clientIp, address.value);
  const accountId = await provenOwner(deps.db, address);
  if (accountId === undefined) return;
  afterAnswer(deps, asked.requestId, async () => {
    const { channel, value } = address;
    const secret = await deps.db.transaction((tx) =>
      issueSecret(tx, deps, { accountId, purpose: 'password', channel, address: value }),
    );
    await sendLetter(deps, address, resetPasswordLetter(deps, secret));
  });
}
