import { useState } from 'react';
import { SUM_CHANGED } from '#shared/orders/sum-changed.ts';
import type { ApiError, Cart, OrderChanges, OrderRequest } from '@/lib/api';
import { withoutSoldOut } from './without-sold-out';

type Refused = {
  /** How often an order was refused because the cart had changed. */
  times: number;
  /** The sum that the order button showed when it was pressed, in kopecks. */
  before: number | undefined;
  changes: readonly Pick<OrderChanges['changes'][number], 'articleId' | 'text'>[];
};

/**
 * The changes of the cart for which an order was refused. `posted` are the changes reported to a form that
 * was posted without scripts.
 */
export function useRefused(posted: OrderChanges | undefined, ordered: Parameters<typeof withoutSoldOut>[1]) {
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
     * Removes sold-out lines, then returns the request to order the rest: pressing the button is consent to
     * that. If the sum has changed for another reason, shows the new sum and resolves to undefined.
     * @throws ApiError
     */
    async withoutSoldOut(request: OrderRequest): Promise<{ request: OrderRequest; cart: Cart } | undefined> {
      const left = await withoutSoldOut(request.seen, ordered);
      if (!left) return { request, cart: ordered.cart };
      if (left.isAsSeen) return { request: { ...request, seen: left.seen }, cart: left.cart };
      refuse(request.seen.total, [{ articleId: null, text: SUM_CHANGED }]);
      return undefined;
    },
  };
}
