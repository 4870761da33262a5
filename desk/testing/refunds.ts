import type { MockShop } from '../../mocks/shop/shop.ts';
import type { putOrder } from './orders.ts';

type Stored = MockShop['state']['refunds'][number];

/** Puts a refund of one piece of an order into the mock shop, as a shopper sent it. */
export function putRefund(
  { state }: Pick<MockShop, 'state'>,
  { order }: ReturnType<typeof putOrder>,
  change: Partial<Stored> = {},
): Stored {
  const at = '2026-11-26T16:04:00.000Z';
  const stored: Stored = {
    id: crypto.randomUUID(),
    orderId: order.id,
    state: 'REQUESTED',
    version: 2,
    number: `${order.number}/1`,
    key: null,
    createdAt: at,
    choice: {
      lines: [{ position: 0, quantity: 1, reason: 'SIZE', comment: 'Жмёт в\u00a0плечах' }],
      way: 'STORE',
      storeCode: null,
      pickup: null,
      payout: null,
      photos: [],
    },
    sent: {
      sum: 179_100,
      deliverySum: 0,
      lines: [{ position: 0, quantity: 1, reason: 'SIZE', accepted: null, sum: 179_100 }],
    },
    throughBank: 0,
    till: null,
    receivedAt: null,
    moneySentAt: null,
    rejection: null,
    instructions: null,
    trackingNumber: null,
    steps: [{ state: 'REQUESTED', at, by: 'shopper', operator: null, reason: null }],
    ...change,
  };
  state.refunds.push(stored);
  return stored;
}
