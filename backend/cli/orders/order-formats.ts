import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { ordersXml } from '../../exchange/commerceml/write-orders.ts';

type Write = (orders: OperatorOrder[]) => string[];

/** Formats for the export of orders by name. Each is a function that returns the lines of the file. */
export const ORDER_FORMATS: Readonly<Record<string, Write>> = {
  jsonl: (orders) => orders.map((order) => JSON.stringify(order)),
  commerceml: (orders) => [ordersXml(orders, new Date(), () => undefined).trimEnd()],
};
