import { eq } from 'drizzle-orm';
import { maskAddress } from '#shared/text/mask-address.ts';
import { principal } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { NOTICE_LIFE } from '../../platform/mail/enqueue-letter.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Message } from '../../platform/ports/messenger.ts';
import type { OrdersDeps } from '../base/deps.ts';
import type { LetterEvent } from '../base/letter-event.ts';
import { orderLetter } from '../base/tables.ts';
import { readAnyOrder } from '../reading/read-order.ts';
import { letterOf } from './letter-of.ts';
import { orderData } from './order-data.ts';
import { orderHtml, orderText } from './order-letter.ts';
import type { OrderLetterMessage } from './order-letter-messages.ts';
import { paymentLink } from './payment-link.ts';
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
 * @param only the channel, to repeat one of the messages about an event; without it, all are written
 */
export async function writeOrderLetter(
  tx: Transaction,
  deps: LetterDeps,
  orderId: string,
  event: LetterEvent,
  only?: Message['channel'],
): Promise<void> {
  const { clock, publicUrl } = deps;
  const about = await readAnyOrder(tx, orderId, clock());
  const isGuest = !(await hasAccount(tx, orderId));
  const statusUrl = `${publicUrl}/orderstatus`;
  const payment = await paymentLink(tx, deps, orderId);
  const links = {
    order: isGuest ? statusUrl : `${publicUrl}/orders/${orderId}`,
    payment: payment ?? `${publicUrl}/checkout-success?order=${orderId}`,
    contact: isGuest ? `${publicUrl}/contactform` : null,
    reviews: isGuest ? null : `${publicUrl}/reviews`,
    refunds: `${publicUrl}/support/refunds`,
  };
  const letter = letterOf(about, event, { links, now: clock() });
  if (!letter || !about.contact) return;
  const send = (message: Message, life: number) =>
    only === undefined || only === message.channel
      ? writeMessage(tx, deps, { message, life, letter: { orderId, event, state: about.state } })
      : undefined;
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
  const sms = smsOf(about, event, {
    shopName: deps.shopName,
    statusUrl,
    paymentUrl: links.payment,
    isGuest,
    hasLink: payment !== null,
  });
  if (sms) await send({ channel: 'sms', subject, ...sms }, SMS_LIFE);
}

type Written = {
  message: Message;
  life: number;
  letter: Pick<typeof orderLetter.$inferInsert, 'orderId' | 'event' | 'state'>;
};

/** Writes a message into the outbox, and records for operators that it was written. */
async function writeMessage(
  tx: Transaction,
  deps: Pick<LetterDeps, 'clock' | 'ids'>,
  { message, life, letter }: Written,
): Promise<void> {
  const { channel, subject, to } = message;
  const id = deps.ids();
  await enqueue<OrderLetterMessage>(tx, deps, {
    content: { kind: 'order-letter', message },
    life,
    key: id,
  });
  await tx
    .insert(orderLetter)
    .values({ ...letter, id, channel, subject, maskedTo: maskAddress(to), at: deps.clock() });
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
