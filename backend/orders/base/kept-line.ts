import type { orderLine } from '../../domain/tables/orders.ts';

/** A line as an order keeps it. */
export type KeptLine = Omit<
  typeof orderLine.$inferSelect,
  'orderId' | 'position' | 'cancelled' | 'requiresMarking' | 'isUnderwear' | 'fromStore'
>;
