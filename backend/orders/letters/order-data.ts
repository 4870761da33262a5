import type { Order, OrderState } from '#contract/client/client.schemas.ts';
import type { OrderLetter } from './order-letter.ts';

type Status =
  | 'OrderPaymentDue'
  | 'OrderProcessing'
  | 'OrderInTransit'
  | 'OrderPickupAvailable'
  | 'OrderDelivered'
  | 'OrderCancelled';

const STATUS: Partial<Record<OrderState, Status>> = {
  AWAITING_PAYMENT: 'OrderPaymentDue',
  SHIPPED: 'OrderInTransit',
  READY: 'OrderPickupAvailable',
  HANDED_OVER: 'OrderDelivered',
  PARTLY_HANDED_OVER: 'OrderDelivered',
  CANCELLED: 'OrderCancelled',
};

const rubles = (kopecks: number): string => (kopecks / 100).toFixed(2);

/**
 * The order as structured data (schema.org/Order), from which mail programs make a summary. It contains
 * nothing that the letter does not show, and no data about the buyer.
 */
export function orderData(
  { number, state, lines, total }: Order,
  { goods, link }: Pick<OrderLetter, 'goods' | 'link'>,
  { shopName, publicUrl }: { shopName: string; publicUrl: string },
): object {
  const shown = lines.filter(({ quantity, cancelled }) => quantity > cancelled);
  const offers = shown.map(({ name, productUrl, quantity, cancelled, total: sum, cancelledSum }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Product', name, url: `${publicUrl}/product/${productUrl}` },
    // The price of all pieces in the line together, not of one piece.
    price: rubles(sum - cancelledSum),
    priceCurrency: 'RUB',
    eligibleQuantity: { '@type': 'QuantitativeValue', value: quantity - cancelled },
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Order',
    merchant: { '@type': 'Organization', name: shopName, url: publicUrl },
    orderNumber: number,
    orderStatus: `https://schema.org/${STATUS[state] ?? 'OrderProcessing'}`,
    url: link.href,
    ...(goods.length > 0 && { price: rubles(total), priceCurrency: 'RUB', acceptedOffer: offers }),
  };
}
