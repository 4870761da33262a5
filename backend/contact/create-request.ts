import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ContactReceipt, ContactRequest } from '#contract/client/client.schemas.ts';
import { contactNumber, NUMBER_COUNT } from '#shared/contact/contact-number.ts';
import { noAddress } from '#shared/forms/account-refusals.ts';
import { consentRecord } from '../domain/consents/consents.ts';
import { hashOf } from '../domain/secrets.ts';
import { order } from '../domain/tables/orders.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import type { Principal } from '../platform/http/principal.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import { notifyShop } from '../shop-notices/notify-shop.ts';
import type { ContactDeps } from './deps.ts';
import { objectionTo } from './form-token.ts';
import { writeContactLetters } from './letters.ts';
import { readFiles } from './read-files.ts';
import { contactRequest } from './tables.ts';

/** How many years a request is kept: the limitation period of the Civil Code, article 196. */
const YEARS = 3;

/**
 * How often a random request number is drawn until one is found that is not in use. Numbers are short, so
 * some are in use.
 */
const ATTEMPTS = 50;

type Asked = { key: string; body: ContactRequest; owner: Principal | null; clientIp: string };

/**
 * Stores a request with its files, and the letters about it, in one transaction. A repeated call with the
 * same idempotency key and body returns the same number.
 */
export async function createContactRequest(
  deps: ContactDeps,
  asked: Asked,
  newBody: () => number = () => randomInt(NUMBER_COUNT),
): Promise<ContactReceipt> {
  const { key, body, owner, clientIp } = asked;
  const bodyHash = hashOf(JSON.stringify(body));
  const made = await madeBefore(deps.db, key, bodyHash);
  if (made) return made;
  if (!body.email && !body.phone) throw invalidRequest([{ in: 'body', pointer: '/email', ...noAddress }]);
  const objection = await objectionTo(body.formToken, deps);
  if (objection) throw invalidRequest([{ in: 'body', pointer: '/formToken', ...objection }]);
  const { files, contents } = readFiles(body.files);
  const now = deps.clock();
  const { document, version, textHash } = consentRecord('personal-data');
  const { subject, name, email, phone, text, orderNumber } = body;
  return deps.db.transaction(async (tx) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const [kept] = await tx
        .insert(contactRequest)
        .values({
          key,
          bodyHash,
          number: contactNumber(newBody()),
          ownerId: owner?.kind === 'user' ? owner.id : null,
          subject,
          name: name.trim(),
          email: email?.toLowerCase(),
          phone,
          text: text.trim(),
          orderNumber,
          isOwnOrder: await isOrderOf(tx, owner, orderNumber),
          files,
          contents,
          consentDocument: document,
          consentVersion: version,
          consentTextHash: textHash,
          ip: clientIp,
          createdAt: now,
          keptUntil: yearsAfter(now),
        })
        .onConflictDoNothing()
        .returning();
      if (kept) {
        await writeContactLetters(tx, deps, kept);
        await notifyShop(tx, deps, { event: 'CONTACT_REQUESTED', number: kept.number, subject });
        return { number: kept.number };
      }
      // Nothing was inserted: the drawn number is in use, or another call with this idempotency key has
      // stored the request.
      const twin = await madeBefore(tx, key, bodyHash);
      if (twin) return twin;
    }
    throw new Error('No free request number was found.');
  });
}

/**
 * Finds the request that was created with an idempotency key. Throws if the key was used with another body.
 */
async function madeBefore(
  db: Database | Transaction,
  key: string,
  bodyHash: string,
): Promise<ContactReceipt | undefined> {
  const [made] = await db
    .select({ number: contactRequest.number, bodyHash: contactRequest.bodyHash })
    .from(contactRequest)
    .where(eq(contactRequest.key, key));
  if (made && made.bodyHash !== bodyHash) throw new ProblemError(409, 'CONTACT_ALREADY_SENT');
  return made && { number: made.number };
}

async function isOrderOf(tx: Transaction, owner: Principal | null, number: string | undefined) {
  if (!owner || number === undefined) return false;
  const isOwn = and(eq(order.number, number), eq(order.ownerId, owner.id));
  return (await tx.select({ id: order.id }).from(order).where(isOwn)).length > 0;
}

function yearsAfter(moment: Date): Date {
  const until = new Date(moment);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  return until;
}
