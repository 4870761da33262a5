import { randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { DeliveryAddress, OrderContact, OrderRecipient } from '#contract/client/client.schemas.ts';
import { NUMBER_COUNT, orderNumber } from '#shared/orders/order-number.ts';
import { consentRecord } from '../../domain/consents/consents.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import { order, orderBuyer, orderEvent, orderLine } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { NotifyDeps } from '../../shop-notices/base/deps.ts';
import { notifyOfOrder } from '../../shop-notices/notify-of-order.ts';
import type { StoredLine } from '../base/stored-line.ts';
import { type LetterDeps, writeOrderLetter } from '../letters/write-letter.ts';
import { keptUntil } from '../rules/kept-until.ts';
import { lookupOf } from '../rules/lookup.ts';

import { takeStoreStock } from './store-stock.ts';

/**
 * How many random order numbers are tried until one is not in use. If all are in use, hardly any number is
 * free.
 */
const ATTEMPTS = 50;

export type NewOrder = Omit<typeof order.$inferInsert, 'number' | 'state'> & {
  lines: readonly StoredLine[];
  contact: OrderContact;
  recipient: OrderRecipient | undefined;
  /**
   * The buyer's consents: the IP address from which they were given (null if on the phone), and whether they include the newsletter,
   * which is optional.
   */
  consents: { ip: string | null; marketing: boolean };
  /** The operator who placed the order for its buyer; null if the buyer did. */
  operatorId: string | null;
  address: DeliveryAddress | null;
  comment: string | null;
};

/**
 * Stores an order with its lines, its buyer and its first step, and writes the letter about it. The order
 * gets a number that reveals nothing about other orders.
 */
export async function writeOrder(
  tx: Transaction,
  deps: LetterDeps & NotifyDeps,
  { lines, contact, recipient, consents, operatorId, address, comment, ...facts }: NewOrder,
  newBody: () => number = () => randomInt(NUMBER_COUNT),
): Promise<void> {
  const { id: orderId, placedAt: at } = facts;
  const number = await insertNumbered(tx, facts, newBody);
  await tx.insert(orderLine).values(lines.map((line, position) => ({ ...line, orderId, position })));
  await storeKinds(tx, orderId);
  await takeStoreStock(tx, facts);
  const { document, version, textHash } = consentRecord('personal-data');
  const news = consents.marketing ? consentRecord('marketing') : undefined;
  await tx.insert(orderBuyer).values({
    orderId,
    ...contact,
    ...address,
    comment,
    lookup: lookupOf(number, contact.phone),
    recipientName: recipient?.name,
    recipientPhone: recipient?.phone,
    consentDocument: document,
    consentVersion: version,
    consentTextHash: textHash,
    marketingDocument: news?.document,
    marketingVersion: news?.version,
    marketingTextHash: news?.textHash,
    consentIp: consents.ip,
    keptUntil: keptUntil(at),
  });
  const by = operatorId === null ? 'shopper' : 'operator';
  await tx.insert(orderEvent).values({ orderId, position: 0, state: 'PLACED', at, by, operatorId });
  // If the order must be paid first, letter and notice are written at its next step.
  if (facts.payUntil) return;
  await writeOrderLetter(tx, deps, orderId, { kind: 'step' });
  await notifyOfOrder(tx, deps, { orderId, event: 'ORDER_PLACED' });
}

/**
 * Records for each line whether its pieces need marking codes and whether they are underwear. Only the shop
 * needs this, so it is not in the data that shoppers see.
 */
async function storeKinds(tx: Transaction, orderId: string): Promise<void> {
  for (const kind of ['requiresMarking', 'isUnderwear'] as const) {
    const ofKind = tx
      .select({ id: article.id })
      .from(article)
      .innerJoin(variant, eq(variant.id, article.variantId))
      .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
      .where(eq(variantGroup[kind], true));
    await tx
      .update(orderLine)
      .set({ [kind]: true })
      .where(and(eq(orderLine.orderId, orderId), inArray(orderLine.articleId, ofKind)));
  }
}

async function insertNumbered(
  tx: Transaction,
  facts: Omit<typeof order.$inferInsert, 'number' | 'state'>,
  newBody: () => number,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const made = await tx
      .insert(order)
      .values({ ...facts, number: orderNumber(newBody()), state: 'PLACED' })
      .onConflictDoNothing({ target: order.number })
      .returning({ number: order.number });
    if (made[0]) return made[0].number;
  }
  throw new Error('No free order number was found.');
}
