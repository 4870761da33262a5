import { useState } from 'react';
import type { ApiError, Cart, DeliveryMethod, OrderChanges, OrderRequest } from '@/lib/api';
import { piecesOf, totalOf } from '../fields/checkout-form';

type Refused = {
  /** How often the order was refused because of changes. */
  times: number;
  /** The sum on the button that was pressed. */
  before: number | undefined;
  changes: readonly Pick<OrderChanges['changes'][number], 'articleId' | 'text'>[];
};

type Ordered = {
  cart: Cart;
  method: DeliveryMethod | undefined;
  /** Removes sold-out lines. @throws ApiError */
  takeOut(items: Cart['items']): Promise<Cart>;
};

/** Changes for which an order was refused. `posted` is the answer to a form posted without scripts. */
export function useRefused(posted: OrderChanges | undefined, { cart, method, takeOut }: Ordered) {
  const [refused, setRefused] = useState<Refused>(() => ({
    times: posted ? 1 : 0,
    before: undefined,
    changes: posted?.changes ?? [],
  }));
  const refuse = (before: number, changes: Refused['changes']) =>
    setRefused(({ times }) => ({ times: times + 1, before, changes }));

  return {
    refused,
    /** Shows the changes that the shop reports; `before` is the sum that the shopper saw. */
    show(error: ApiError, before: number): void {
      const { order } = (error.data ?? {}) as { order?: OrderChanges };
      refuse(before, order?.changes ?? []);
    },
    /**
     * Removes sold-out lines before ordering: pressing the button is consent to order without them. If the sum changes
     * otherwise, shows it and resolves to undefined.
     * @throws ApiError
     */
    async withoutSoldOut(request: OrderRequest): Promise<{ request: OrderRequest; cart: Cart } | undefined> {
      const soldOut = cart.items.filter(({ maxQuantity }) => maxQuantity === 0);
      if (soldOut.length === 0) return { request, cart };
      const rest = await takeOut(soldOut);
      const seen = { cartVersion: rest.version, pieces: piecesOf(rest), total: totalOf(rest, method) };
      if (seen.total === request.seen.total && seen.pieces === request.seen.pieces)
        return { request: { ...request, seen }, cart: rest };
      refuse(request.seen.total, [{ articleId: null, text: 'Сумма заказа изменилась' }]);
      return undefined;
    },
  };
}
