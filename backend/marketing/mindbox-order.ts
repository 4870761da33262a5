import type { MarketingOrder, MarketingOrderEvent } from './marketing.ts';

export type OrderOperations = {
  createOrder: string;
  updateOrderStatus: string;
  updateOrderItems: string;
};

type OrderCall = { operation: string; deviceId: string | null; body: object };

/**
 * Converts an order event to a Mindbox operation. An order and its lines have the same ids in every call, so
 * a repeated call overwrites them instead of adding others. Statuses are the shop's order states; the Mindbox
 * project must define them under these names.
 */
export function orderCall(event: MarketingOrderEvent, operations: OrderOperations): OrderCall {
  const { orderId, state, at: executionDateTimeUtc } = event;
  const ids = { websiteID: orderId };
  switch (event.what) {
    case 'created':
      return {
        operation: operations.createOrder,
        deviceId: event.deviceId,
        body: { executionDateTimeUtc, order: { ids, ...contentOf(event.order, state) } },
      };
    case 'step':
      return {
        operation: operations.updateOrderStatus,
        deviceId: null,
        body: { executionDateTimeUtc, orderLinesStatus: state, order: { ids } },
      };
    case 'lines':
      return {
        operation: operations.updateOrderItems,
        deviceId: null,
        body: { executionDateTimeUtc, order: { ids, ...contentOf(event.order, state) } },
      };
  }
}

const roubles = (kopecks: number) => kopecks / 100;

function contentOf({ lines, promoCodes, deliveryPrice, total }: MarketingOrder, status: string) {
  return {
    totalPrice: roubles(total),
    deliveryCost: roubles(deliveryPrice),
    lines: lines.map((line) => ({
      lineId: String(line.position + 1),
      lineNumber: line.position + 1,
      product: { ids: { website: line.articleId } },
      quantity: line.quantity,
      basePricePerItem: roubles(line.unitPrice),
      discountedPricePerLine: roubles(line.total),
      status,
    })),
    ...(promoCodes.length > 0 ? { coupons: promoCodes.map((code) => ({ ids: { code } })) } : {}),
  };
}
