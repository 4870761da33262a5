import { eq } from 'drizzle-orm';
import { phoneUnreachable } from '#shared/forms/account-refusals.ts';
import { readEmail } from '#shared/forms/email.ts';
import { readPhone } from '#shared/forms/phone.ts';
import { account } from '../../../domain/tables/identities.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { invalidRequest } from '../../../platform/http/problem.ts';
import type { Address } from '../../../platform/outbox/outbox-content.ts';
import type { IdentityDeps } from '../../base/deps.ts';

/**
 * Parses what a shopper typed as login. A text with an @ is an email address; a phone may be spelled in any
 * usual way. Any other text is returned unchanged, and matches no account.
 */
export function readAddress(text: string): Address {
  const phone = readPhone(text);
  if (phone !== null) return { channel: 'phone', value: phone };
  const value = readEmail(text);
  if (value.includes('@')) return { channel: 'email', value };
  return { channel: 'phone', value };
}

/**
 * Refuses a phone if the shop sends no text messages, because the shopper could not confirm it.
 * @throws 422 at `/phone`
 */
export function refuseUnreachable(
  { canText }: Pick<IdentityDeps, 'canText'>,
  channel: Address['channel'],
): void {
  if (channel === 'phone' && !canText)
    throw invalidRequest([{ in: 'body', pointer: '/phone', ...phoneUnreachable }]);
}

/** Finds the account that has proven an address. */
export async function provenOwner(
  db: Database | Transaction,
  { channel, value }: Address,
): Promise<string | undefined> {
  const column = channel === 'email' ? account.email : account.phone;
  const rows = await db.select({ id: account.id }).from(account).where(eq(column, value));
  return rows[0]?.id;
}
