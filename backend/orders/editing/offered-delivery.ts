import type { goodsOfCart } from '#shared/delivery/goods-of-cart.ts';
import { type ChosenDelivery, chosenDelivery } from '../../delivery/chosen.ts';
import type { OrdersDeps } from '../base/deps.ts';
import type { EditBase } from './read-base.ts';

type Wanted = {
  cart: Parameters<typeof goodsOfCart>[0];
  /** Another postal code in place of the order's. */
  postalCode?: string | null | undefined;
  requestId: string;
};

/** What the shop offers today for the delivery of an order. Carriers are asked. */
export function offeredDelivery(
  deps: OrdersDeps,
  { order: { id, delivery }, buyer }: EditBase,
  { cart, postalCode, requestId }: Wanted,
): Promise<ChosenDelivery> {
  const choice = {
    methodId: delivery.methodId,
    city: delivery.cityCode,
    postalCode: postalCode === undefined ? (buyer?.postalCode ?? null) : postalCode,
    pointCode: delivery.point?.code ?? null,
  };
  return chosenDelivery(deps, choice, { cart, requestId, exceptId: id });
}
