import type { AppliedGift, Cart, CartMessage } from '#contract/client/client.schemas.ts';
import { giftNotEarned, giftSoldOut } from '#shared/cart/notices.ts';
import { articleOf } from '../goods/articles.ts';
import { goods } from '../goods/goods.ts';
import type { CartLine, ShopState } from '../state/state.ts';
import { uuidOf } from '../state/uuid-of.ts';

/** The one gift of the mock shop: a hat, with goods for 15 000 ₽. */
const GIFT_ID = uuidOf('shapka v podarok');
const TITLE = 'Шапка в\u00a0подарок к\u00a0заказу от\u00a015\u00a0000\u00a0₽';
const FROM_SUM = 1_500_000;
const HATS = goods
  .filter(({ facts }) => facts.categoryPath === 'aksessuary/shapki')
  .flatMap(({ product }) => product.articles.map(({ articleId }) => articleId));

/** Articles of the cart that earn the gift; none when it is not earned. */
function earning(state: ShopState, lines: readonly CartLine[]): string[] {
  const counted = lines.filter(({ articleId, isGift }) => !isGift && (state.stock[articleId] ?? 0) > 0);
  const sum = counted.reduce(
    (total, { articleId, quantity }) =>
      total + (articleOf(state, articleId)?.price ?? 0) * Math.min(quantity, state.stock[articleId] ?? 0),
    0,
  );
  return sum >= FROM_SUM ? counted.map(({ articleId }) => articleId) : [];
}

/** Whether a piece is left beside those of the same article that are bought. */
function isLeft(state: ShopState, lines: readonly CartLine[], articleId: string): boolean {
  const bought = lines.find((line) => line.articleId === articleId && !line.isGift)?.quantity ?? 0;
  return (state.stock[articleId] ?? 0) > bought;
}

/** Whether an article may be taken as a gift now; of all hats one. */
export function isOffered(state: ShopState, lines: readonly CartLine[], articleId: string): boolean {
  if (!HATS.includes(articleId) || lines.some(({ isGift }) => isGift)) return false;
  return earning(state, lines).length > 0 && isLeft(state, lines, articleId);
}

/** What the cart may choose from, the gift that is taken included, and what it has taken. */
export function giftsOf(state: ShopState, lines: readonly CartLine[]): Pick<Cart, 'gifts' | 'appliedGifts'> {
  const articleIds = earning(state, lines);
  if (articleIds.length === 0) return { gifts: [], appliedGifts: [] };
  const gifts = HATS.filter((articleId) => isLeft(state, lines, articleId)).flatMap((articleId) => {
    const found = articleOf(state, articleId);
    if (!found) return [];
    const { productUrl, name, colour, picture } = found.card;
    const { size } = found.article;
    return [{ giftId: GIFT_ID, articleId, productUrl, title: TITLE, name, colour, size, picture }];
  });
  const appliedGifts = lines
    .filter(({ isGift }) => isGift)
    .map(({ articleId }): AppliedGift => ({ giftId: GIFT_ID, articleId, articleIds }));
  return { gifts, appliedGifts };
}

/** Takes out the gift that is no longer earned or no longer there, and says so. */
export function withoutLostGift(
  state: ShopState,
  lines: CartLine[],
): { lines: CartLine[]; messages: CartMessage[] } {
  const gift = lines.find(({ isGift }) => isGift);
  if (!gift) return { lines, messages: [] };
  const isEarned = earning(state, lines).length > 0;
  if (isEarned && isLeft(state, lines, gift.articleId)) return { lines, messages: [] };
  return {
    lines: lines.filter((line) => line !== gift),
    messages: [isEarned ? giftSoldOut : giftNotEarned],
  };
}
