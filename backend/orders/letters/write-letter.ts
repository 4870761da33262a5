import { eq } from 'drizzle-orm';
import { receiverOf } from '#shared/orders/receiver.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { principal } from '../../platform/db/schema/identities.ts';
import { order } from '../../platform/db/schema/orders.ts';
import { NOTICE_LIFE } from '../../platform/mail/enqueue-letter.ts';
import { shopCalled } from '../../platform/mail/letter.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Message } from '../../platform/ports/messenger.ts';
import { readAnyOrder } from '../reading/read-order.ts';
import { type LetterEvent, letterOf } from './letter-of.ts';
import { orderHtml, orderText } from './order-letter.ts';

export type LetterDeps = Pick<Deps, 'clock' | 'ids' | 'shopName' | 'publicUrl'>;

/** States that are worth a message to the phone: what the buyer waits for. */
const TO_THE_PHONE = ['PLACED', 'READY'];

/**
 * Writes the letter about what just happened to an order into the outbox, in the transaction in which it happened. An order
 * whose buyer is no longer kept gets none.
 */
export async function writeOrderLetter(
  tx: Transaction,
  deps: LetterDeps,
  orderId: string,
  event: LetterEvent,
): Promise<void> {
  const { clock, publicUrl } = deps;
  const about = await readAnyOrder(tx, orderId, clock());
  const links = {
    order: publicUrl + ((await hasAccount(tx, orderId)) ? `/orders/${orderId}` : '/orderstatus'),
    payment: `${publicUrl}/checkout-success?order=${orderId}`,
  };
  const letter = letterOf(about, event, { links, now: clock() });
  if (!letter || !about.contact) return;
  const { email } = about.contact;
  const send = (message: Message) =>
    enqueue(tx, deps, { content: { kind: 'letter', message }, life: NOTICE_LIFE });
  const { subject } = letter;
  const text = orderText(letter, deps);
  await send({ channel: 'email', to: email, subject, text, html: orderHtml(letter, deps) });
  if (event.kind === 'step' && TO_THE_PHONE.includes(about.state)) {
    // Who collects the order needs its code; the buyer has it in the letter.
    const { phone } = (about.state === 'READY' ? receiverOf(about) : null) ?? about.contact;
    const words = [`${subject}. ${letter.sentences[0] ?? ''}`, shopCalled('Магазин', deps.shopName)];
    await send({ channel: 'sms', to: phone, subject, text: words.join('\n') });
  }
}

/** Whether the owner of an order can sign in and see it. */
async function hasAccount(tx: Transaction, orderId: string): Promise<boolean> {
  const [owner] = await tx
    .select({ kind: principal.kind })
    .from(order)
    .innerJoin(principal, eq(principal.id, order.ownerId))
    .where(eq(order.id, orderId));
  return owner?.kind === 'user';
}
