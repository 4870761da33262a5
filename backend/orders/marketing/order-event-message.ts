import type { MarketingOrderEvent } from '../../marketing/marketing.ts';

/** What happened to an order, for the marketing platform; `position` counts the events of the order. */
export type OrderEventMessage = { kind: 'order-event'; position: number; event: MarketingOrderEvent };
