import { shownEmail } from '#shared/forms/shown-email.ts';
import { payUntilWords } from '#shared/orders/order-words.ts';
import { isOnReceipt, paymentWords } from '#shared/payments/ways-to-pay.ts';
import { MONEY_TERM } from '#shared/refunds/term-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { Order, Payment } from '@/lib/api';

export type Outcome = {
  kind: 'placed' | 'checking' | 'to-scan' | 'to-pay' | 'ended';
  title: string;
  text: string;
};

/** The result of a checkout in words. `payment` is given only if the order is not paid yet. */
export function outcomeOf(order: Order, payment: Payment | undefined, now: Date): Outcome {
  const named = `Заказ №${NBSP}${order.number}`;
  if (order.state === 'CANCELLED')
    return { kind: 'ended', title: `${named} отменён`, text: endedText(order) };
  if (order.state !== 'AWAITING_PAYMENT')
    return { kind: 'placed', title: `${named} оформлен`, text: placedText(order) };
  const until = payment?.payUntil
    ? `: оплатите его ${payUntilWords(payment.payUntil, now)} по${NBSP}Москве`
    : '';
  if (payment?.qr)
    return {
      kind: 'to-scan',
      title: `Оплатите заказ по${NBSP}СБП`,
      text: `${named} сохранён${until}. Страница обновится сама, когда ответит банк`,
    };
  if (payment === undefined || payment.state === 'WAITING')
    return {
      kind: 'checking',
      title: 'Проверяем оплату…',
      text: `${named} сохранён. Банк обычно отвечает за${NBSP}минуту, иногда за${NBSP}десять. Страницу можно закрыть: ответ пришлём на${NBSP}почту`,
    };
  if (payment.state === null)
    return { kind: 'to-pay', title: 'Осталось оплатить заказ', text: `${named} сохранён${until}` };
  const why = payment.refusal ? ` ${payment.refusal.text}` : '';
  return { kind: 'to-pay', title: `Оплата не${NBSP}прошла`, text: `${named} сохранён${until}.${why}` };
}

const endedText = ({ cancelledBecause, payment }: Order) =>
  payment.refundedSum > 0
    ? `Деньги вернутся тем${NBSP}же способом в${NBSP}течение ${MONEY_TERM}`
    : cancelledBecause === 'UNPAID'
      ? `Оплата не${NBSP}пришла вовремя, и${NBSP}товары вернулись в${NBSP}продажу. Деньги не${NBSP}списаны`
      : `Товары вернулись в${NBSP}продажу`;

function placedText({ total, payment, contact }: Order): string {
  const paid = isOnReceipt(payment.method)
    ? `К${NBSP}оплате ${formatMoney(total)}, ${paymentWords(payment.method)}.`
    : `Оплачено ${formatMoney(payment.paidSum)}.`;
  return paid + (contact ? ` Мы отправили подтверждение на${NBSP}${shownEmail(contact.email)}` : '');
}
