import type { Cart, CartItem, GiftOffer } from '@/lib/api';

const PICTURE = { template: '/pictures/a-{width}.{format}', widths: [240], alt: '', tint: '#e4e2dd' };

/** A cart line whose pieces cost 100 ₽ each. */
export function testItem(articleId: string, quantity: number, rest: Partial<CartItem> = {}): CartItem {
  return {
    articleId,
    variantId: `variant-${articleId}`,
    variantGroupId: `group-${articleId}`,
    productUrl: 'palto',
    quantity,
    isGift: false,
    name: 'Пальто',
    colour: { colorFamily: 'Бежевый', displayValue: 'Кэмел', value: 'CAMEL', hex: '#b28a5e' },
    size: '46',
    picture: PICTURE,
    unitPrice: 10_000,
    unitPriceBefore: 10_000,
    lineTotal: 10_000 * quantity,
    discounts: [],
    maxQuantity: 10,
    notices: [],
    ...rest,
  };
}

export function testGift(giftId: string, articleId: string): GiftOffer {
  const { productUrl, colour, size } = testItem(articleId, 1);
  return {
    giftId,
    articleId,
    productUrl,
    colour,
    size,
    title: 'Шапка в\u00a0подарок',
    name: `Шапка ${articleId}`,
    picture: PICTURE,
  };
}

export function testCart(items: CartItem[], rest: Partial<Cart> = {}): Cart {
  const total = items.reduce((sum, item) => sum + item.lineTotal, 0);
  return {
    id: 'cart',
    version: 1,
    currency: 'RUB',
    items,
    gifts: [],
    appliedGifts: [],
    total,
    discountSum: 0,
    discountPrice: total,
    orderable: true,
    orderableReasons: [],
    promoCodes: [],
    messages: [],
    ...rest,
  };
}
