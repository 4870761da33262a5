import type { ThirdPartyConfig } from '#shared/third-parties/third-parties.ts';
import type { EventGoods, EventOf, ShopEvent } from './events';
import type { Sink } from './track';

type Ym = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number };

declare global {
  interface Window {
    ym?: Ym;
    dataLayer?: object[];
  }
}

/** Goods in the format of Yandex Metrika. Prices are in roubles. */
const productOf = (goods: EventGoods) => ({
  id: goods.productUrl,
  name: goods.name,
  price: goods.price / 100,
  variant: [goods.colour, goods.size].filter(Boolean).join(', ') || undefined,
  quantity: goods.quantity,
  position: goods.position,
});

/** Events as e-commerce data of Metrika, by type of event. */
const ECOMMERCE: { [Type in ShopEvent['type']]?: (event: EventOf<Type>) => object } = {
  impressions: ({ list, goods }) => ({
    impressions: goods.map((each) => ({ ...productOf(each), list })),
  }),
  detail: ({ goods }) => ({ detail: { products: [productOf(goods)] } }),
  add: ({ goods }) => ({ add: { products: goods.map(productOf) } }),
  remove: ({ goods }) => ({ remove: { products: goods.map(productOf) } }),
  checkout: ({ goods }) => ({ checkout: { products: goods.map(productOf) } }),
  purchase: ({ orderId, total, promoCode, goods }) => ({
    purchase: {
      actionField: { id: orderId, revenue: total / 100, coupon: promoCode },
      products: goods.map(productOf),
    },
  }),
};

/**
 * Starts Yandex Metrika. Commands are queued until its script is loaded, and e-commerce data goes through
 * `dataLayer`. It records no sessions and gets no personal data. Returns the function that receives events.
 */
export function openMetrika({ id }: NonNullable<ThirdPartyConfig['metrika']>): Sink {
  window.dataLayer ??= [];
  window.ym ??= Object.assign(
    (...call: unknown[]) => {
      const { ym } = window;
      if (ym) ym.a = [...(ym.a ?? []), call];
    },
    { l: Date.now() },
  );
  const options = { defer: true, clickmap: false, trackLinks: true, webvisor: false };
  window.ym(id, 'init', { ...options, accurateTrackBounce: true, ecommerce: 'dataLayer' });
  return (event) => {
    if (event.type === 'page-view')
      window.ym?.(id, 'hit', event.path, { title: document.title, referer: event.referrer });
    else if (event.type === 'scroll-depth')
      window.ym?.(id, 'reachGoal', `scroll-${event.percent}`, { path: event.path });
    else if (event.type === 'search') window.ym?.(id, 'reachGoal', 'search', { found: event.found });
    const ecommerce = (ECOMMERCE[event.type] as ((each: ShopEvent) => object) | undefined)?.(event);
    if (ecommerce) window.dataLayer?.push({ ecommerce: { currencyCode: 'RUB', ...ecommerce } });
  };
}
