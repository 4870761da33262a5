import type { MarketingOrderEvent } from '../../marketing/marketing.ts';

/**
 * An event of an order for the marketing platform; `position` is the number of the event within the order.
 */
export type OrderEventMessage = { kind: 'order-event'; position: number; event: MarketingOrderEvent };
