import type { Order } from '#contract/client/client.schemas.ts';
import { payUntilWords } from '#shared/orders/order-words.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { MONEY_TERM } from '#shared/refunds/term-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { LetterEdit } from '../base/letter-event.ts';
import { deliveryFacts } from './order-facts.ts';
import type { OrderLetter } from './order-letter.ts';

type Edited = ({ kind: 'edited' } & LetterEdit) | { kind: 'edit-dropped' };
type Links = { order: string; payment: string };
type Parts = Pick<OrderLetter, 'subject' | 'sentences'> & Partial<Pick<OrderLetter, 'link' | 'facts'>>;

/** The parts of a letter about an edit of an order, or about an edit whose surcharge was not paid. */
export function editLetter(order: Order, event: Edited, { links, now }: { links: Links; now: Date }): Parts {
  const named = `Заказ №${NBSP}${order.number}`;
  if (event.kind === 'edit-dropped')
    return {
      subject: `${named} остался прежним`,
      sentences: [
        'Доплата не пришла, поэтому заказ мы не изменили. Собираем его таким, каким он был.',
        'Если вы всё же заплатили, деньги вернутся: делать ничего не нужно.',
      ],
    };
  const changes = event.changes.map((change) => (change.endsWith('.') ? change : `${change}.`));
  if (event.money !== 'SURCHARGE')
    return {
      subject: `${named} изменён`,
      sentences: ['Мы изменили заказ.', ...changes, moneySentence(order, event)],
      facts: [deliveryFacts(order)],
      ...(event.money === 'LATER' && {
        link: { label: `Оплатить ${formatMoney(event.totalAfter)}`, href: links.payment },
      }),
    };
  const { payUntil } = order.payment;
  const until = payUntil ? ` ${payUntilWords(payUntil, now)} по${NBSP}Москве` : '';
  return {
    subject: `${named}: нужна доплата`,
    sentences: [
      `Доплатите ${formatMoney(event.sum)}${until}, и${NBSP}мы изменим заказ. Вещи для этого отложены.`,
      ...changes,
      `Сумма заказа: было ${formatMoney(event.totalBefore)}, станет ${formatMoney(event.totalAfter)}. Без доплаты заказ останется прежним.`,
    ],
    link: { label: `Доплатить ${formatMoney(event.sum)}`, href: links.payment },
  };
}

function moneySentence({ payment }: Order, { totalBefore, totalAfter, money, sum }: LetterEdit): string {
  const isSame = totalBefore === totalAfter;
  const sums = isSame
    ? `Сумма заказа не${NBSP}изменилась: ${formatMoney(totalAfter)}.`
    : `Сумма заказа: было ${formatMoney(totalBefore)}, стало ${formatMoney(totalAfter)}.`;
  if (money === 'RELEASE') return `${sums} Спишем на ${formatMoney(sum)} меньше.`;
  if (money === 'REFUND')
    return `${sums} Вернём ${formatMoney(sum)} тем же способом, которым вы платили, в течение ${MONEY_TERM}.`;
  return isOnReceipt(payment.method) && !isSame ? `${sums} Заплатить нужно при получении.` : sums;
}
