import { and, count, desc, eq, isNull, max, or, type SQL } from 'drizzle-orm';
import type { BuyerRequest, KeptContactRequest } from '#contract/client/client.schemas.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { contactRequest, type StoredStep } from './tables.ts';

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
  steps: contactRequest.steps,
};

/** The requests of an account, newest first. */
export const contactRequestsOf = (
  db: Database | Transaction,
  ownerId: string,
): Promise<KeptContactRequest[]> => requestsWhere(db, eq(contactRequest.ownerId, ownerId));

/** The requests of a shopper without an account who gave these contacts, newest first. */
export const contactRequestsFrom = (
  db: Database | Transaction,
  contacts: Contacts,
): Promise<KeptContactRequest[]> => requestsWhere(db, isFrom(contacts));

type Contacts = { email: string; phone: string };

/**
 * SQL condition: a request without an account from an e-mail address or a phone. If it has both, both must be
 * those of the shopper, because anyone can type the address of another person.
 */
const isFrom = ({ email, phone }: Contacts): SQL | undefined => {
  const { email: from, phone: caller } = contactRequest;
  const sameEmail = eq(from, email.toLowerCase());
  const samePhone = eq(caller, phone);
  return and(
    isNull(contactRequest.ownerId),
    or(and(sameEmail, or(isNull(caller), samePhone)), and(samePhone, isNull(from))),
  );
};

/** The answers among the steps of a request. */
const answersOf = (steps: readonly StoredStep[]): KeptContactRequest['answers'] =>
  steps.flatMap(({ at, step, text }) => (step === 'ANSWERED' && text !== null ? [{ at, text }] : []));

/** Maximum number of requests in the list of a buyer. */
const MOST_LISTED = 100;

/** The requests of an account, or from the contacts of a guest, as a list for operators. */
export async function listRequestsOf(
  db: Database | Transaction,
  of: { ownerId: string } | Contacts,
): Promise<{ items: BuyerRequest[]; keptUntil: Date | null; count: number }> {
  const which = 'ownerId' in of ? eq(contactRequest.ownerId, of.ownerId) : isFrom(of);
  const rows = await db
    .select({
      id: contactRequest.key,
      number: contactRequest.number,
      at: contactRequest.createdAt,
      subject: contactRequest.subject,
      state: contactRequest.state,
    })
    .from(contactRequest)
    .where(which)
    .orderBy(desc(contactRequest.createdAt), desc(contactRequest.key))
    .limit(MOST_LISTED);
  const [all] = await db
    .select({ requests: count(), keptUntil: max(contactRequest.keptUntil) })
    .from(contactRequest)
    .where(which);
  return {
    items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    keptUntil: all?.keptUntil ?? null,
    count: all?.requests ?? 0,
  };
}

async function requestsWhere(
  db: Database | Transaction,
  which: SQL | undefined,
): Promise<KeptContactRequest[]> {
  const rows = await db
    .select(columns)
    .from(contactRequest)
    .where(which)
    .orderBy(desc(contactRequest.createdAt), desc(contactRequest.key))
    .limit(MOST);
  return rows.map(({ at, files, steps, ...row }) => ({
    ...row,
    at: at.toISOString(),
    files: files.map(({ name, bytes }) => ({ name, bytes })),
    answers: answersOf(steps),
  }));
}
