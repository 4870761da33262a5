import { desc, eq } from 'drizzle-orm';
import type { KeptContactRequest } from '#contract/client/client.schemas.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { contactRequest } from './tables.ts';

const MOST = 1000;

/** The columns of a contact request, except the contents of its files. */
const columns = {
  number: contactRequest.number,
  at: contactRequest.createdAt,
  subject: contactRequest.subject,
  name: contactRequest.name,
  email: contactRequest.email,
  phone: contactRequest.phone,
  orderNumber: contactRequest.orderNumber,
  text: contactRequest.text,
  files: contactRequest.files,
};

/** The requests of an account, newest first. */
export async function contactRequestsOf(
  db: Database | Transaction,
  ownerId: string,
): Promise<KeptContactRequest[]> {
  const rows = await db
    .select(columns)
    .from(contactRequest)
    .where(eq(contactRequest.ownerId, ownerId))
    .orderBy(desc(contactRequest.createdAt), desc(contactRequest.key))
    .limit(MOST);
  return rows.map(({ at, files, ...row }) => ({
    ...row,
    at: at.toISOString(),
    files: files.map(({ name, bytes }) => ({ name, bytes })),
  }));
}
