import { eq } from 'drizzle-orm';
import { readEmail } from '#shared/forms/email.ts';
import { readPhone } from '#shared/forms/phone.ts';
import { account } from '../../../domain/tables/identities.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Address } from '../../../platform/outbox/outbox-content.ts';

/**
 * Converts a login to an address. A text with an @ is an email address. A phone may be spelled in any usual
 * way. Any other text is returned unchanged, and matches no account.
 */
export function readAddress(text: string): Address {
  const phone = readPhone(text);
  if (phone !== null) return { channel: 'phone', value: phone };
  const value = readEmail(text);
  if (value.includes('@')) return { channel: 'email', value };
  return { channel: 'phone', value };
}

/** The account for which an email address or phone was proven. */
export async function provenOwner(
  db: Database | Transaction,
  { channel, value }: Address,
): Promise<string | undefined> {
  const column = channel === 'email' ? account.email : account.phone;
  const rows = await db.select({ id: account.id }).from(account).where(eq(column, value));
  return rows[0]?.id;
}
