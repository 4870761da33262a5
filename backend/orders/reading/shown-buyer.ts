import type { Order } from '#contract/client/client.schemas.ts';
import type { orderBuyer } from '../../domain/tables/orders.ts';

type Buyer = typeof orderBuyer.$inferSelect;

export const recipientOf = ({ recipientName: name, recipientPhone: phone }: Buyer): Order['recipient'] =>
  name === null || phone === null ? null : { name, phone };

export function addressOf(buyer: Buyer): Order['address'] {
  const { postalCode, address, flat, entrance, floor, intercom } = buyer;
  return address === null ? null : { postalCode, address, flat, entrance, floor, intercom };
}
