import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { account } from '../../../platform/db/schema/identities.ts';
import { passwordChangedLetter } from '../../../platform/mail/letters.ts';
import { sendLetter } from '../../../platform/mail/send-letter.ts';
import { afterAnswer } from '../messages/after-answer.ts';

/**
 * Notifies the owner of an account that its password was changed, by e-mail when there is one, else by phone, after the
 * answer. Addresses that are not proven get no message.
 */
export function notifyPasswordChanged(
  deps: Pick<Deps, 'db' | 'mail' | 'publicUrl' | 'shopName' | 'logger'>,
  { accountId, requestId }: { accountId: string; requestId: string },
): void {
  afterAnswer(deps, requestId, async () => {
    const rows = await deps.db
      .select({ email: account.email, phone: account.phone })
      .from(account)
      .where(eq(account.id, accountId));
    const { email, phone } = rows[0] ?? {};
    const letter = passwordChangedLetter(deps);
    if (email) await sendLetter(deps, { channel: 'email', value: email }, letter);
    else if (phone) await sendLetter(deps, { channel: 'phone', value: phone }, letter);
  });
}
