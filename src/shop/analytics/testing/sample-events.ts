import { hrefTo } from '../../addresses/href-to';
import type { EventGoods, ShopEvent } from '../events';

const coat: EventGoods = {
  productUrl: 'palto-kemel',
  name: 'Пальто',
  price: 1_749_050,
  colour: 'Кэмел',
  articleId: '5b1f0c1e-6a5b-4c3d-8e2f-1a2b3c4d5e6f',
  size: '46',
  quantity: 2,
};

/** One event of each type, for tests and the component gallery. */
export const sampleEvents: { [Type in ShopEvent['type']]: Extract<ShopEvent, { type: Type }> } = {
  'page-view': { type: 'page-view', path: `${hrefTo('/')}?utm_source=mail`, referrer: 'https://ya.ru' },
  impressions: { type: 'impressions', list: hrefTo('/'), goods: [{ ...coat, position: 3 }] },
  detail: { type: 'detail', goods: coat },
  add: { type: 'add', goods: [coat] },
  remove: { type: 'remove', goods: [coat] },
  checkout: { type: 'checkout', goods: [coat] },
  purchase: { type: 'purchase', orderId: 'order-1', total: 3_498_100, promoCode: 'ЗИМА', goods: [coat] },
  search: { type: 'search', query: 'пальто', found: 12 },
  'size-missing': { type: 'size-missing', goods: coat },
  'scroll-depth': { type: 'scroll-depth', percent: 75, path: hrefTo('/') },
};
