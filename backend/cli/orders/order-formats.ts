import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { ordersXml } from '../../exchange/commerceml/write-orders.ts';

type Write = (orders: OperatorOrder[]) => string[];

/** Formats in which orders are exported, by name: each is a function that returns lines. */
export const ORDER_FORMATS: Readonly<Record<string, Write>> = {
  jsonl: (orders) => orders.map((order) => JSON.stringify(order)),
  commerceml: (orders) => [ordersXml(orders, new Date(), () => undefined).trimEnd()],
};
