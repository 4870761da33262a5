/** Goods in an analytics event. Prices are in kopecks. */
export type EventGoods = {
  /** Identifies the colour and with it the model. */
  productUrl: string;
  name: string;
  price: number;
  colour?: string;
  articleId?: string;
  size?: string;
  quantity?: number;
  /** Position of the goods in a list, from 1. */
  position?: number;
};

/** The analytics events that the shop reports. None has personal data. */
export type ShopEvent =
  | { type: 'page-view'; path: string; referrer: string }
  | { type: 'impressions'; list: string; goods: EventGoods[] }
  | { type: 'detail'; goods: EventGoods }
  | { type: 'add'; goods: EventGoods[] }
  | { type: 'remove'; goods: EventGoods[] }
  | { type: 'checkout'; goods: EventGoods[] }
  | { type: 'purchase'; orderId: string; total: number; promoCode?: string; goods: EventGoods[] }
  | { type: 'search'; query: string; found: number }
  | { type: 'size-missing'; goods: EventGoods }
  | { type: 'scroll-depth'; percent: 25 | 50 | 75 | 100; path: string };

export type EventOf<Type extends ShopEvent['type']> = Extract<ShopEvent, { type: Type }>;
