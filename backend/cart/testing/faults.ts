import type { ArticleState, CartLine } from '#shared/cart/cart-line.ts';
import type { Guarantee } from './guarantees.ts';
import type { ShopRules } from './world.ts';

/** The given articles, but with more stock than any cart needs. */
const plenty = (articles: ReadonlyMap<string, ArticleState>) =>
  new Map([...articles].map(([id, article]) => [id, { ...article, stock: 250 }]));

/**
 * Deliberately faulty versions of the cart rules. Each entry has the guarantee that the fault violates, a
 * description of the fault, and the faulty rules. Tests check that each fault is detected.
 */
export const faults: [Guarantee, string, (real: ShopRules) => Partial<ShopRules>][] = [
  [
    'no other cart changes',
    'a line is shared by two carts',
    (real) => {
      let other: CartLine[] = [];
      return {
        applyActions: (lines, actions, context) => {
          if (other !== lines && other[0]) other[0].seenPrice += 1;
          const outcome = real.applyActions(lines, actions, context);
          other = 'lines' in outcome ? outcome.lines : [];
          return outcome;
        },
      };
    },
  ],
  [
    'a refused list changes nothing',
    'the first actions of a refused list stay',
    (real) => ({
      applyActions: (lines, actions, context) => {
        const outcome = real.applyActions(lines, actions, context);
        if ('refused' in outcome && lines[0]) lines[0].wasReduced = !lines[0].wasReduced;
        return outcome;
      },
    }),
  ],
  [
    'no cart exceeds the stock',
    'a merge ignores the limits',
    (real) => ({
      mergeLines: (account, guest, context) => {
        const merged = real.mergeLines(account, guest, context);
        const tooMany = new Set(merged.lowered.map(({ articleId }) => articleId));
        const lines = merged.lines.map((line) =>
          tooMany.has(line.articleId) && !line.isGift ? { ...line, quantity: 11 } : line,
        );
        return { ...merged, lines };
      },
    }),
  ],
  [
    'no cart exceeds the stock',
    'the quantity shown is not lowered to the stock',
    (real) => ({
      priceCart: (read, offers) => {
        const cart = real.priceCart(read, offers);
        const items = cart.items.map((item, index) => ({
          ...item,
          quantity: read.rows[index]?.line.quantity ?? item.quantity,
        }));
        return { ...cart, items };
      },
    }),
  ],
  [
    'gifts are free, earned, and at most one per rule',
    'a second gift of one rule is given',
    (real) => ({
      applyActions: (lines, actions, context) => {
        const outcome = real.applyActions(lines, actions, context);
        const [first] = actions;
        if (!('refused' in outcome) || outcome.refused !== 'GIFT_NOT_OFFERED' || !first) return outcome;
        const taken = lines.find((line) => line.isGift && line.articleId !== first.articleId);
        if (!taken || lines.some((line) => line.isGift && line.articleId === first.articleId)) return outcome;
        const offers = context.giftRules.find(({ id }) => id === taken.giftRuleId)?.articleIds ?? [];
        if (!offers.includes(first.articleId)) return outcome;
        return { lines: [...lines, { ...taken, articleId: first.articleId }], messages: [] };
      },
    }),
  ],
  [
    'the money adds up',
    'promo codes count twice',
    (real) => ({
      priceCart: (read, offers) => {
        const cart = real.priceCart(read, offers);
        const again = cart.promoCodes.reduce((sum, code) => sum + code.discountSum, 0);
        return { ...cart, discountSum: cart.discountSum + again, discountPrice: cart.discountPrice - again };
      },
    }),
  ],
  [
    'the money adds up',
    'an offer lowers a line but not the sum',
    (real) => ({
      priceCart: (read, offers) => ({ ...real.priceCart(read), items: real.priceCart(read, offers).items }),
    }),
  ],
  [
    'a cart that cannot be ordered gives the reason',
    'sold-out lines are forgotten',
    (real) => ({
      priceCart: (read, offers) => {
        const cart = real.priceCart(read, offers);
        return cart.items.length > 0 ? { ...cart, orderable: true, orderableReasons: [] } : cart;
      },
    }),
  ],
  ['a merge reports everything that it drops', 'messages are dropped', () => ({ mergeMessages: () => [] })],
  [
    'a merge reports everything that it drops',
    'what is not merged is not reported',
    (real) => ({
      mergeLines: (account, guest, context) => {
        const merged = real.mergeLines(account, guest, context);
        return { ...merged, soldOut: [], noRoom: 0, lowered: [] };
      },
    }),
  ],
  [
    'the cart equals that of the plain model',
    'the stock is ignored',
    (real) => ({
      applyActions: (lines, actions, context) =>
        real.applyActions(lines, actions, { ...context, articles: plenty(context.articles) }),
    }),
  ],
  [
    'the cart equals that of the plain model',
    'ADD sets instead of adding',
    (real) => ({
      applyActions: (lines, actions, context) =>
        real.applyActions(
          lines,
          actions.map((action) =>
            action.action === 'ADD' &&
            lines.some((line) => line.articleId === action.articleId && !line.isGift)
              ? { ...action, action: 'UPDATE' }
              : action,
          ),
          context,
        ),
    }),
  ],
  [
    'the cart equals that of the plain model',
    'REMOVE deletes the whole line',
    (real) => ({
      applyActions: (lines, actions, context) =>
        real.applyActions(
          lines,
          actions.map((action) => (action.action === 'REMOVE' ? { ...action, quantity: 10 } : action)),
          context,
        ),
    }),
  ],
  [
    'the cart equals that of the plain model',
    'gifts that are no longer earned stay',
    (real) => ({
      applyActions: (lines, actions, context) => {
        const outcome = real.applyActions(lines, actions, context);
        if (!('lines' in outcome) || actions.some(({ isGift }) => isGift)) return outcome;
        const gifts = lines.filter((line) => line.isGift && !outcome.lines.includes(line));
        const isClear = actions.every(({ action, quantity }) => action === 'UPDATE' && quantity === 0);
        return isClear ? outcome : { ...outcome, lines: [...outcome.lines, ...gifts] };
      },
    }),
  ],
  [
    'the cart equals that of the plain model',
    'a merge takes the larger quantity',
    (real) => ({
      mergeLines: (account, guest, context) => {
        const merged = real.mergeLines(account, guest, context);
        const larger = (line: CartLine) =>
          Math.max(
            ...[...account, ...guest]
              .filter(({ articleId, isGift }) => articleId === line.articleId && isGift === line.isGift)
              .map(({ quantity }) => quantity),
          );
        const lines = merged.lines.map((line) => ({
          ...line,
          quantity: Math.min(line.quantity, larger(line)),
        }));
        return { ...merged, lines, noRoom: 1 };
      },
    }),
  ],
  [
    'the cart equals that of the plain model',
    'codes of a guest are forgotten',
    () => ({
      mergeCodes: (_, guest) => ({
        moved: [],
        refused: guest.map((code) => ({ code, loss: 'ENDED' })),
        lost: [],
      }),
    }),
  ],
];
