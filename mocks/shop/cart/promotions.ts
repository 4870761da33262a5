import type { GiftRule } from '#shared/cart/gifts.ts';
import type { EnteredCode } from '#shared/cart/price-cart.ts';
import { goods } from '../goods/goods.ts';
import { uuidOf } from '../state/uuid-of.ts';

/** The mock shop's only gift rule: a hat for orders from 15 000 ₽. */
export const giftRules: readonly GiftRule[] = [
  {
    id: uuidOf('shapka v podarok'),
    title: 'Шапка в\u00a0подарок к\u00a0заказу от\u00a015\u00a0000\u00a0₽',
    fromSum: 1_500_000,
    forGroupIds: [],
    articleIds: goods
      .filter(({ facts }) => facts.categoryPath === 'aksessuary/shapki')
      .flatMap(({ product }) => product.articles.map(({ articleId }) => articleId)),
  },
];

/** The mock shop's promo codes. The discount is ten percent on all goods. */
export const promoCodes: readonly EnteredCode[] = [
  {
    code: 'ZIMA10',
    kind: 'percent',
    value: 10,
    fromSum: 0,
    countsReduced: true,
    combines: true,
    endsAt: null,
    isUsedUp: false,
    countedGroups: null,
  },
];
