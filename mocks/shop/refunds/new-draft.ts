import type { Order } from '#contract/client/client.schemas.ts';
import type { StoredRefund } from '../state/state.ts';

export const newDraft = (order: Order): StoredRefund => ({
  id: crypto.randomUUID(),
  orderId: order.id,
  state: 'DRAFT',
  version: 1,
  number: null,
  key: null,
  createdAt: new Date().toISOString(),
  choice: {
    lines: [],
    way: null,
    storeCode: null,
    payout: null,
    photos: [],
    pickup: order.address && { address: order.address, day: null, interval: null },
  },
  sent: null,
  throughBank: 0,
  till: null,
  receivedAt: null,
  moneySentAt: null,
  rejection: null,
  instructions: null,
  trackingNumber: null,
  steps: [],
});
