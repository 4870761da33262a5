import { asc, eq } from 'drizzle-orm';
import { addressWords } from '#shared/orders/address-words.ts';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { deliveryDays } from '#shared/orders/order-words.ts';
import { vatRateOfDelivery } from '#shared/orders/vat.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import type { NewShipment } from '../../delivery/base/shipments.ts';
import { parcelTerms } from '../../delivery/parcel-terms.ts';
import { order, orderBuyer, orderLine } from '../../domain/tables/orders.ts';
import type { Database } from '../../platform/db/database.ts';
import { codesOfOrder } from '../queries/codes-of-order.ts';
import { parcelItems } from '../rules/parcel-items.ts';

/** The order number with a Latin instead of the Russian letter, because carriers require this. */
export const shipmentNumber = (number: string): string => number.replace('В', 'V');

/**
 * Creates the data with which a packed order is registered at its carrier. @throws Error if the carrier
 * cannot deliver the order, or the buyer's data was deleted
 */
export async function newShipment(db: Database, orderId: string): Promise<NewShipment> {
  const [found] = await db
    .select({ order, buyer: orderBuyer })
    .from(order)
    .innerJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(eq(order.id, orderId));
  if (!found) throw new Error('The data of the buyer was deleted.');
  const { delivery, payment: method, number, mayReturnPart } = found.order;
  const { kind, cityCode, point, day } = delivery;
  if (kind === 'store' || kind === 'post')
    throw new Error(`No carrier is called for orders delivered by ${kind}.`);
  const lines = await packedLines(db, orderId);
  const pieces = lines.reduce((all, line) => all + line.pieces, 0);
  const { postalCode, comment, address, ...buyer } = found.buyer;
  const promised = day === null ? null : `${capitalised(deliveryDays(delivery))}.`;
  return {
    ...(await parcelTerms(db, { cityCode, postalCode, pieces })),
    number: shipmentNumber(number),
    kind,
    recipient: recipientOf(buyer),
    address: address === null ? null : addressWords({ ...buyer, address }),
    pointCode: point?.code ?? null,
    comment: [promised, comment].filter(Boolean).join(' ') || null,
    items: parcelItems(lines),
    isPaidOnReceipt: isOnReceipt(method),
    deliveryPrice: delivery.price,
    deliveryVatRate: vatRateOfDelivery(found.order, lines),
    fitting: !delivery.fitting ? 'none' : mayReturnPart ? 'partial' : 'whole',
  };
}

type Buyer = Pick<
  typeof orderBuyer.$inferSelect,
  'name' | 'phone' | 'email' | 'recipientName' | 'recipientPhone'
>;

/** The recipient of the parcel: the person that the buyer named, otherwise the buyer. */
function recipientOf({ name, phone, email, recipientName, recipientPhone }: Buyer): NewShipment['recipient'] {
  if (recipientName === null || recipientPhone === null) return { name, phone, email };
  return { name: recipientName, phone: recipientPhone, email: null };
}

async function packedLines(db: Database, orderId: string) {
  const lines = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
  const codes = await codesOfOrder(db, orderId);
  return lines
    .filter(({ quantity, cancelled }) => quantity > cancelled)
    .map((line) => ({
      sku: line.sku,
      name: line.name,
      size: line.size,
      vatRate: line.vatRate,
      pieces: line.quantity - line.cancelled,
      total: line.total - partOfLine(line, line.cancelled),
      marks: codes.get(line.position) ?? [],
    }));
}
