import type { ThirdPartyConfig } from '#shared/third-parties/third-parties.ts';
import type { EventGoods, ShopEvent } from './events';
import type { Sink } from './track';

type Mindbox = ((...call: unknown[]) => void) & { queue?: unknown[][] };

declare global {
  interface Window {
    mindbox?: Mindbox;
  }
}

/**
 * Ids of goods for Mindbox. They are articles if possible, because the server also reports orders and carts
 * by article.
 */
const idsOf = ({ articleId, productUrl }: EventGoods) => ({ website: articleId ?? productUrl });

/**
 * The Mindbox operation for an event, without the prefix of the project. Undefined for events that Mindbox
 * does not get.
 */
function operationOf(event: ShopEvent): { name: string; data: object } | undefined {
  switch (event.type) {
    case 'detail':
      return { name: 'ViewProduct', data: { viewProduct: { product: { ids: idsOf(event.goods) } } } };
    case 'add':
    case 'remove': {
      const sign = event.type === 'add' ? 1 : -1;
      const productList = event.goods.map((goods) => ({
        product: { ids: idsOf(goods) },
        count: sign * (goods.quantity ?? 1),
        pricePerItem: goods.price / 100,
      }));
      return { name: 'EditCart', data: { productList } };
    }
    default:
      // The server reports orders to Mindbox (docs/decisions/0039-orders-on-the-marketing-platform.md).
      return undefined;
  }
}

/** Starts the Mindbox tracker, which sets the device id. Returns the function that receives events. */
export function openMindbox({ endpointId, prefix }: NonNullable<ThirdPartyConfig['mindbox']>): Sink {
  window.mindbox ??= Object.assign(
    (...call: unknown[]) => {
      window.mindbox?.queue?.push(call);
    },
    { queue: [] },
  );
  window.mindbox('create', { endpointId });
  return (event) => {
    const operation = operationOf(event);
    if (operation)
      window.mindbox?.('async', { operation: `${prefix}.${operation.name}`, data: operation.data });
  };
}
