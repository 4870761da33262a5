import { PAYMENT_NAMES } from '#shared/orders/order-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { Order } from '@/lib/api';
import { isOnReceipt } from '../order-facts';

export type Outcome = {
  title: string;
  text: string;
  /** Nothing follows any more. */
  isEnded: boolean;
};

/** What came of a checkout, in words. */
export function outcomeOf({ number, state, total, payment, contact }: Order): Outcome {
  const named = `Заказ №${NBSP}${number}`;
  const isEnded = state === 'CANCELLED';
  if (isEnded) return { title: `${named} отменён`, text: 'Товары вернулись в\u00a0продажу', isEnded };
  if (state === 'AWAITING_PAYMENT')
    return {
      title: 'Проверяем оплату…',
      text: `${named} сохранён. Банк обычно отвечает за${NBSP}минуту, иногда за${NBSP}десять. Страницу можно закрыть: ответ пришлём на${NBSP}почту. Если деньги уже списаны, второй раз не${NBSP}платите`,
      isEnded,
    };
  const paid = isOnReceipt(payment)
    ? `К${NBSP}оплате ${formatMoney(total)}, ${lowered(PAYMENT_NAMES[payment.method])}.`
    : `Оплачено ${formatMoney(total)}.`;
  const letter = contact ? ` Мы отправили подтверждение на${NBSP}${contact.email}` : '';
  return { title: `${named} оформлен`, text: paid + letter, isEnded };
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
