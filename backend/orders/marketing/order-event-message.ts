import type { MarketingOrderEvent } from '../../marketing/marketing.ts';

/**
 * An event of an order for the marketing platform; `position` is its number among the events of the order.
 */
export type OrderEventMessage = { kind: 'order-event'; position: number; event: MarketingOrderEvent };
