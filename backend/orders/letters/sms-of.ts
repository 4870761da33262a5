import type { Order } from '#contract/client/client.schemas.ts';
import { hoursWords } from '#shared/delivery/hours-words.ts';
import { deliveryDays } from '#shared/orders/order-words.ts';
import { receiverOf } from '#shared/orders/receiver.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { MONEY_TERM } from '#shared/refunds/term-words.ts';
import { formatDayAndMonth } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { LetterEvent } from '../base/letter-event.ts';

export type OrderSms = { to: string; text: string };

type About = {
  shopName: string;
  /**
   * URL of the page that shows the status of an order to anyone who enters its number and the buyer's phone.
   */
  statusUrl: string;
  /** URL of the page on which the order, or the surcharge of an edit, is paid. */
  paymentUrl: string;
  /** Whether the buyer has no account and therefore no list of orders. */
  isGuest: boolean;
  /** Whether `paymentUrl` leads to the payment in any browser, and not only in the one that placed the order. */
  hasLink: boolean;
};

/**
 * Removes typographic characters from a text message, because they make it longer and more expensive:
 * no-break spaces become spaces, and word joiners are removed.
 */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

/**
 * The text message about an event of an order; undefined if a letter is enough. Text messages are sent only
 * about what the shopper waits for, or must react to soon. Messages about the parcel go to the recipient, all
 * others to the buyer.
 */
export function smsOf(order: Order, event: LetterEvent, about: About): OrderSms | undefined {
  const words = wordsOf(order, event, about);
  const isAboutParcel = event.kind === 'step' && (order.state === 'READY' || order.state === 'SHIPPED');
  const to = isAboutParcel ? receiverOf(order) : order.contact;
  if (!words || !to) return undefined;
  return { to: to.phone, text: plain(`${about.shopName}: заказ № ${order.number} ${words}`) };
}

function wordsOf(
  order: Order,
  event: LetterEvent,
  { statusUrl, paymentUrl, isGuest, hasLink }: About,
): string | undefined {
  if (event.kind === 'edited')
    return event.money === 'SURCHARGE'
      ? `изменён. Доплатите ${formatMoney(event.sum)}: ${paymentUrl}`
      : undefined;
  if (event.kind !== 'step')
    return event.kind === 'refunded' ? `— вернули ${formatMoney(event.sum)}.` : undefined;
  const due = isOnReceipt(order.payment.method) ? ` К оплате ${formatMoney(order.total)}.` : '';
  switch (order.state) {
    case 'PLACED':
      return isGuest ? `оформлен.${due} Статус: ${statusUrl}` : undefined;
    case 'AWAITING_PAYMENT':
      return hasLink ? `ждёт оплаты, ${formatMoney(order.total)}: ${paymentUrl}` : undefined;
    case 'SHIPPED':
      return order.delivery.kind === 'courier'
        ? `передан в доставку. Привезём ${deliveryDays(order.delivery)}.${due}`
        : undefined;
    case 'READY':
      return `можно получить. Код ${order.pickupCode}.${placeOf(order)}${due}`;
    case 'CANCELLED':
      return order.payment.refundedSum > 0 ? `отменён. Деньги вернём в течение ${MONEY_TERM}.` : 'отменён.';
    default:
      return undefined;
  }
}

function placeOf({ delivery: { point }, storedUntil }: Order): string {
  if (!point) return '';
  const hours = hoursWords(point.hours);
  const until = storedUntil === null ? '' : ` Хранится до ${formatDayAndMonth(new Date(storedUntil))}.`;
  return ` ${point.address}${hours && `, ${hours}`}.${until}`;
}
