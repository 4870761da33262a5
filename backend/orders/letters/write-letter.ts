import { eq } from 'drizzle-orm';
import { principal } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { NOTICE_LIFE } from '../../platform/mail/enqueue-letter.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { LetterMessage } from '../../platform/outbox/outbox-content.ts';
import type { Message } from '../../platform/ports/messenger.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { readAnyOrder } from '../reading/read-order.ts';
import { type LetterEvent, letterOf } from './letter-of.ts';
import { orderData } from './order-data.ts';
import { orderHtml, orderText } from './order-letter.ts';
import { smsOf } from './sms-of.ts';

export type LetterDeps = Pick<
  OrdersDeps,
  'clock' | 'ids' | 'shopName' | 'ink' | 'phone' | 'hours' | 'letterPictures' | 'publicUrl'
>;

/**
 * If a text message could not be sent within this time, in ms, it is not sent at all, because it would be too
 * late to be useful.
 */
const SMS_LIFE = 24 * 60 * 60 * 1000;

/**
 * Writes the letter about the latest event of an order into the outbox. Call this in the transaction of that
 * event. Nothing is written if the buyer's data was deleted.
 */
export async function writeOrderLetter(
  tx: Transaction,
  deps: LetterDeps,
  orderId: string,
  event: LetterEvent,
): Promise<void> {
  const { clock, publicUrl } = deps;
  const about = await readAnyOrder(tx, orderId, clock());
  const isGuest = !(await hasAccount(tx, orderId));
  const statusUrl = `${publicUrl}/orderstatus`;
  const links = {
    order: isGuest ? statusUrl : `${publicUrl}/orders/${orderId}`,
    payment: `${publicUrl}/checkout-success?order=${orderId}`,
    contact: isGuest ? `${publicUrl}/contactform` : null,
    reviews: isGuest ? null : `${publicUrl}/reviews`,
    refunds: `${publicUrl}/support/refunds`,
  };
  const letter = letterOf(about, event, { links, now: clock() });
  if (!letter || !about.contact) return;
  const send = (message: Message, life: number) =>
    enqueue<LetterMessage>(tx, deps, { content: { kind: 'letter', message }, life });
  const { subject } = letter;
  const { email } = about.contact;
  const text = orderText(letter, deps);
  await send(
    {
      channel: 'email',
      to: email,
      subject,
      text,
      html: orderHtml({ ...letter, data: orderData(about, letter, deps) }, deps),
    },
    NOTICE_LIFE,
  );
  const sms = smsOf(about, event, { shopName: deps.shopName, statusUrl, isGuest });
  if (sms) await send({ channel: 'sms', subject, ...sms }, SMS_LIFE);
}

/** Whether the owner of an order has an account and can therefore sign in to see the order. */
export async function hasAccount(tx: Transaction, orderId: string): Promise<boolean> {
  const [owner] = await tx
    .select({ kind: principal.kind })
    .from(order)
    .innerJoin(principal, eq(principal.id, order.ownerId))
    .where(eq(order.id, orderId));
  return owner?.kind === 'user';
}
