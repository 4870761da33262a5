import { eq } from 'drizzle-orm';
import { account } from '../../../domain/tables/identities.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueLetter, NOTICE_LIFE } from '../../../platform/mail/enqueue-letter.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { passwordChangedLetter } from '../../base/letters.ts';

/**
 * Notifies the owner of an account that its password was changed: by email or, without a proven email
 * address, by text message. Addresses that are not proven get no message.
 */
export async function writePasswordChanged(
  tx: Transaction,
  deps: IdentityDeps,
  accountId: string,
): Promise<void> {
  const rows = await tx
    .select({ email: account.email, phone: account.phone })
    .from(account)
    .where(eq(account.id, accountId));
  const { email, phone } = rows[0] ?? {};
  const notice = { letter: passwordChangedLetter(deps), life: NOTICE_LIFE };
  if (email) await enqueueLetter(tx, deps, { ...notice, to: { channel: 'email', value: email } });
  else if (phone) await enqueueLetter(tx, deps, { ...notice, to: { channel: 'phone', value: phone } });
}
