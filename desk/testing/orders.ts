import type { Order } from '#contract/client/client.schemas.ts';
import { getShowOrderResponseMock200 } from '#contract/client/operator/operator.msw.ts';
import type { MockShop } from '../../mocks/shop/shop.ts';

type Stored = MockShop['state']['orders'][number];
type Change = Omit<Partial<Order>, 'delivery' | 'payment'> & {
  delivery?: Partial<Order['delivery']>;
  payment?: Partial<Order['payment']>;
};

/** Puts an order into the mock shop: the example of the contract with the given changes. Returns what the shop keeps. */
export function putOrder({ state }: Pick<MockShop, 'state'>, change: Change = {}): Stored {
  const { order } = structuredClone(getShowOrderResponseMock200());
  const stored: Stored = {
    ownerId: 'a shopper',
    key: crypto.randomUUID(),
    body: '',
    payments: [],
    attempts: [],
    order: {
      ...order,
      id: crypto.randomUUID(),
      ...change,
      delivery: { ...order.delivery, ...change.delivery },
      payment: { ...order.payment, ...change.payment },
    },
  };
  state.orders.push(stored);
  return stored;
}
