import type { Order } from '#contract/client/client.schemas.ts';
import { discountName, takenByCodes } from '#shared/cart/line-discounts.ts';
import { hoursWords } from '#shared/delivery/hours-words.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { addressWords } from '#shared/orders/address-words.ts';
import { deliveryDays } from '#shared/orders/order-words.ts';
import { type NamedSum, paidFacts } from '#shared/orders/paid-words.ts';
import { receiverOf } from '#shared/orders/receiver.ts';
import { PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatDayAndMonth } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { Fact, OrderLetter } from './order-letter.ts';

const known = (name: string, value: string | null | undefined): Fact[] => (value ? [{ name, value }] : []);

const whereOf = ({ delivery, address }: Order) =>
  delivery.point
    ? `${delivery.point.name}, ${delivery.point.address}`
    : address && `${delivery.cityName}, ${addressWords(address)}`;

/** Labels and values: where and when the order is delivered, and who receives it. */
export const deliveryFacts = (order: Order) => ({
  title: 'Доставка',
  rows: [
    ...known('Когда', capitalised(deliveryDays(order.delivery))),
    ...known('Куда', whereOf(order)),
    ...known(
      'Как',
      order.delivery.fitting ? `${order.delivery.name}, с${NBSP}примеркой` : order.delivery.name,
    ),
    ...known('Кто получит', receiverOf(order)?.name),
  ],
});

/** Labels and values: carrier and tracking number of the parcel. */
export const parcelFacts = ({ tracking }: Order) =>
  tracking ? [{ title: 'Отправление', rows: [{ name: tracking.carrier, value: tracking.number }] }] : [];

/** Labels and values: where and when the order can be collected, its pick-up code, and the last day. */
export const pickupFacts = (order: Order) => ({
  title: 'Где получить',
  rows: [
    ...known('Адрес', whereOf(order)),
    ...known('Как найти', order.delivery.point?.landmark),
    ...known('Часы работы', hoursWords(order.delivery.point?.hours ?? [])),
    ...known('Код', order.pickupCode),
    ...known('Кто получит', order.recipient?.name),
    ...known('Хранится до', order.storedUntil && formatDayAndMonth(new Date(order.storedUntil))),
  ],
});

/** The order's goods without cancelled pieces. */
export const goodsOf = ({ lines }: Order): OrderLetter['goods'] =>
  lines.flatMap((line) => {
    const { name, colour, size, picture, quantity, cancelled, isGift, total, cancelledSum, discounts } = line;
    const pieces = quantity - cancelled;
    if (pieces === 0) return [];
    const count = pieces > 1 ? `, ${pieces}${NBSP}шт.` : '';
    const note = `${colour.displayValue}, ${isGift ? 'подарок' : sizeWords(size)}${count}`;
    // The sum of a discount is known only for the whole line. If some of its pieces were cancelled, the
    // letter shows only the names of the discounts.
    const lowered = discounts.map((one) =>
      cancelled > 0 || isGift ? discountName(one) : `${discountName(one)} ${formatMoney(-one.sum)}`,
    );
    return [{ name, note: [note, ...lowered].join('. '), sum: formatMoney(total - cancelledSum), picture }];
  });

export function sumsOf({ lines, goodsSum, discountSum, cancelledSum, delivery }: Order): Fact[] {
  const byCodes = cancelledSum === 0 ? takenByCodes(lines) : 0;
  const off = (name: string, sum: number) => (sum > 0 ? [{ name, value: formatMoney(-sum) }] : []);
  return [
    { name: 'Товары', value: formatMoney(goodsSum) },
    ...off('Скидка', discountSum - byCodes),
    ...off(`Скидка по${NBSP}промокоду`, byCodes),
    { name: 'Доставка', value: delivery.price === 0 ? 'бесплатно' : formatMoney(delivery.price) },
  ];
}

/** Labels and values: the sum to pay or already paid, and the money that was or will be refunded. */
export function paymentFacts(order: Order): { total: Fact; paid: Fact[] } {
  const { total, paid } = paidFacts(order);
  const fact = ({ name, sum }: NamedSum): Fact => ({ name, value: formatMoney(sum) });
  return { total: fact(total), paid: paid.map(fact) };
}

export const paymentName = ({ payment }: Order): string => PAYMENT_NAMES[payment.method];
