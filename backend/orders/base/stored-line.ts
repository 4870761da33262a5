import type { orderLine } from '../../domain/tables/orders.ts';

/** A line as stored with an order. */
export type StoredLine = Omit<
  typeof orderLine.$inferSelect,
  'orderId' | 'position' | 'cancelled' | 'requiresMarking' | 'isUnderwear' | 'fromStore'
>;
