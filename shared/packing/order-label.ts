import type { DeliveryKind } from '../delivery/kinds.ts';
import { type AddressParts, addressWords } from '../orders/address-words.ts';
import { remainingPieces } from '../orders/order-facts.ts';
import { receiverOf } from '../orders/receiver.ts';
import type { OrderState } from '../orders/states.ts';
import { isOnReceipt } from '../payments/ways-to-pay.ts';

type Person = { name: string; phone: string };
type Interval = { from: string; to: string };

type LabelledOrder = {
  id: string;
  number: string;
  contact: Person | null;
  recipient: Person | null;
  address: (AddressParts & { postalCode: string | null }) | null;
  comment: string | null;
  lines: readonly { quantity: number; cancelled: number }[];
  delivery: {
    kind: DeliveryKind;
    name: string;
    cityName: string;
    point: { code: string; name: string; address: string } | null;
    day: string | null;
    interval: Interval | null;
    fitting: boolean;
  };
  payment: { method: string };
  total: number;
  tracking: { carrier: string; number: string } | null;
};

type LabelFacts = {
  /** Region of the city; '' if the city is a region of its own or is not known. */
  region: string;
  gramsOfPiece: number;
  /** The parcel that the shop registered at a carrier by its API; null without one. */
  parcel: { carrier: string; number: string | null } | null;
};

/** States of orders that have a label: from placing to handing over, if no payment is awaited. */
const LABELLED: readonly OrderState[] = ['PLACED', 'PAID', 'PACKING', 'SHIPPED', 'READY'];

export const hasLabel = (state: OrderState): boolean => LABELLED.includes(state);

/**
 * What the label of a parcel says. Anyone on its way can read a label, so it says of the recipient only what the
 * delivery needs: no phone for an order that waits at a store of the shop, and the buyer's remark only if a
 * courier reads it.
 */
export function orderLabel(order: LabelledOrder, { region, gramsOfPiece, parcel }: LabelFacts) {
  const { delivery, address } = order;
  const { kind, point } = delivery;
  const person = receiverOf(order);
  const pieces = remainingPieces(order.lines);
  const { carrier = null, number = null } = order.tracking ?? parcel ?? {};
  return {
    orderId: order.id,
    number: order.number,
    kind,
    delivery: delivery.name,
    carrier,
    trackingNumber: number,
    recipient: person && { name: person.name, phone: kind === 'store' ? null : person.phone },
    region,
    city: delivery.cityName,
    postalCode: address?.postalCode ?? null,
    address: address && addressWords(address),
    point: point && { code: point.code, name: point.name, address: point.address },
    day: delivery.day,
    interval: delivery.interval,
    comment: kind === 'courier' ? order.comment : null,
    pieces,
    grams: gramsOfPiece * pieces,
    due: isOnReceipt(order.payment.method) ? order.total : 0,
    fitting: delivery.fitting,
  };
}

/** What the code on a label says: the figures of an order number, which scanners type in every layout. */
export const labelCode = (number: string): string => number.replace(/\D/g, '');
