import { shownEmail } from '#shared/forms/shown-email.ts';
import { addressWords } from '#shared/orders/address-words.ts';
import { deliveryDays } from '#shared/orders/order-words.ts';
import { isOnReceipt, PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import type { Order } from '@/lib/api';

/** Day and hours of the delivery: «В среду, 25 ноября, 18:00–22:00». */
export const deliveryTimeText = ({ delivery }: Pick<Order, 'delivery'>): string =>
  capitalised(deliveryDays(delivery));

/**
 * The delivery address, or the pick-up point with its address. Null after the address was deleted, for
 * privacy.
 */
export function deliveryPlaceText({ delivery, address }: Pick<Order, 'delivery' | 'address'>): string | null {
  if (delivery.point) return `${delivery.point.name}, ${delivery.point.address}`;
  return address && `${delivery.cityName}, ${addressWords(address)}`;
}

export const paymentText = ({ payment }: Pick<Order, 'payment'>): string => PAYMENT_NAMES[payment.method];

/**
 * A sentence that names the email address to which the payment provider sends the receipt once it has charged
 * the money.
 */
export function receiptText({ payment, contact }: Pick<Order, 'payment' | 'contact'>): string | null {
  if (isOnReceipt(payment.method) || !contact) return null;
  if (payment.state === 'PAID') return `Чек отправлен на\u00a0${shownEmail(contact.email)}`;
  return payment.state === 'HELD'
    ? `Деньги спишем при вручении, чек придёт на\u00a0${shownEmail(contact.email)}`
    : null;
}

/** Whether the state is good news for the shopper. */
export const isGood = (state: Order['state']): boolean =>
  state === 'READY' || state === 'HANDED_OVER' || state === 'PARTLY_HANDED_OVER';
