import { useState } from 'react';
import type { ApiError, Cart, DeliveryMethod, OrderChanges, OrderRequest } from '@/lib/api';
import { piecesOf, totalOf } from '../fields/checkout-form';

type Refused = {
  /** How many times the order was refused for what changed. */
  times: number;
  /** The sum on the button that was pressed. */
  before: number | undefined;
  changes: readonly Pick<OrderChanges['changes'][number], 'articleId' | 'text'>[];
};

type Ordered = {
  cart: Cart;
  method: DeliveryMethod | undefined;
  /** Takes lines out that are sold out. @throws ApiError */
  takeOut(items: Cart['items']): Promise<Cart>;
};

/** What an order was refused for. `posted` is what the shop said to the form when it was posted without scripts. */
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
    /** The shop says what changed; `before` is the sum that was seen. */
    show(error: ApiError, before: number): void {
      const { order } = (error.data ?? {}) as { order?: OrderChanges };
      refuse(before, order?.changes ?? []);
    },
    /**
     * Pressing the button is the consent to go on without what is sold out; any other sum is shown first, and nothing is
     * answered. @throws ApiError
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
