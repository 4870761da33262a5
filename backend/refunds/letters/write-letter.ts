import { orderHtml, orderText } from '../../orders/letters/order-letter.ts';
import { hasAccount } from '../../orders/letters/write-letter.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { NOTICE_LIFE } from '../../platform/mail/enqueue-letter.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { LetterMessage } from '../../platform/outbox/outbox-content.ts';
import type { RefundsDeps } from '../base/deps.ts';
import { buyerOf } from '../reading/read-document.ts';
import { readAnyRefund } from '../reading/read-refund.ts';
import { letterOf } from './letter-of.ts';

export type RefundLetterDeps = Pick<
  RefundsDeps,
  'clock' | 'ids' | 'shopName' | 'ink' | 'phone' | 'hours' | 'letterPictures' | 'publicUrl'
>;

/**
 * Writes the letter about the latest step of a refund to the outbox. Call this in the same transaction as the
 * step. Writes nothing if the buyer's data was deleted.
 */
export async function writeRefundLetter(tx: Transaction, deps: RefundLetterDeps, id: string): Promise<void> {
  const { publicUrl } = deps;
  const now = deps.clock();
  const refund = await readAnyRefund(tx, id, now);
  const isSeen = await hasAccount(tx, refund.orderId);
  const link = isSeen
    ? { label: 'Посмотреть возврат', href: `${publicUrl}/refunds/${id}` }
    : { label: 'Статус заказа', href: `${publicUrl}/orderstatus` };
  const letter = letterOf(refund, link, now);
  const buyer = await buyerOf(tx, refund.orderId);
  if (!letter || !buyer) return;
  const { subject } = letter;
  await enqueue<LetterMessage>(tx, deps, {
    content: {
      kind: 'letter',
      message: {
        channel: 'email' as const,
        to: buyer.email,
        subject,
        text: orderText(letter, deps),
        html: orderHtml(letter, deps),
      },
    },
    life: NOTICE_LIFE,
  });
}
