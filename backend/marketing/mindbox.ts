import { RefusedForGood } from '../platform/ports/messenger.ts';
import { callMindbox, type MindboxAccess } from './call-mindbox.ts';
import type { Marketing, MarketingCart } from './marketing.ts';
import { MindboxRefusal, readAccepted, readOffer } from './mindbox-answer.ts';
import { type OrderOperations, orderCall } from './mindbox-order.ts';

export type MindboxOptions = MindboxAccess & {
  /** Names of the operations. Each project at Mindbox chooses its own. */
  operations: OrderOperations & { calculateCart: string };
};

/**
 * The marketing platform Mindbox, connected by its API v3. Carts use the method «Order calculation»
 * (developers.mindbox.cloud/docs/processing-calculate) in synchronous operations, events of orders use
 * asynchronous operations. Goods and orders are identified in the external systems `website` and `websiteID`:
 * goods by article, as in the shop's feed. Money is in roubles. If the shopper has not consented, the device
 * id is not sent.
 */
export function createMindbox({ operations, ...access }: MindboxOptions): Marketing {
  return {
    async offersFor(cart) {
      const text = await callMindbox(access, {
        mode: 'sync',
        operation: operations.calculateCart,
        deviceId: cart.deviceId,
        body: toOrder(cart),
      });
      return readOffer(text, cart);
    },
    async sendOrderEvent(event, { key }) {
      const call = orderCall(event, operations);
      try {
        readAccepted(await callMindbox(access, { mode: 'async', transactionId: key, ...call }));
      } catch (error) {
        throw error instanceof MindboxRefusal ? new RefusedForGood(error.message) : error;
      }
    },
  };
}

function toOrder({ lines, promoCodes }: MarketingCart) {
  return {
    order: {
      lines: lines.map(({ articleId, quantity, unitPrice }, index) => ({
        lineId: articleId,
        lineNumber: index + 1,
        product: { ids: { website: articleId } },
        quantity,
        basePricePerItem: unitPrice / 100,
      })),
      ...(promoCodes.length > 0 ? { coupons: promoCodes.map((code) => ({ ids: { code } })) } : {}),
    },
  };
}
