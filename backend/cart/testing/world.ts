import type { Cart } from '#contract/client/client.schemas.ts';
import type { ArticleState, CartLine } from '#shared/cart/cart-line.ts';
import { earnedRules, type GiftRule, withoutLostGifts } from '#shared/cart/gifts.ts';
import { applyActions, type CartAction, type CartContext } from '#shared/cart/lines.ts';
import { mergeCodes } from '#shared/cart/merge-codes.ts';
import { mergeLines } from '#shared/cart/merge-lines.ts';
import { mergeMessages } from '#shared/cart/merge-messages.ts';
import type { PromoRule } from '#shared/cart/promo-codes.ts';
import type { GoodsRow } from '../queries/goods-columns.ts';
import { type CartRow, priceCart } from '../queries/view.ts';
import { type Account, fillers, goods, type Owner } from './visits.ts';

const noPrices = { price: null, priceBefore: null };

/** The shop's real rules as an object, so that tests can replace one of them by a faulty version. */
export const shopRules = { applyActions, mergeLines, mergeCodes, mergeMessages, priceCart };
export type ShopRules = typeof shopRules;

export const giftRules: readonly GiftRule[] = [
  { id: 'sum', title: 'К заказу', fromSum: 100_000, forGroupIds: [], articleIds: ['hat', 'scarf', 'few'] },
  { id: 'boots', title: 'К обуви', fromSum: null, forGroupIds: ['boots'], articleIds: ['socks', 'scarf'] },
];

const anyCode = { fromSum: 0, countsReduced: true, combines: true, endsAt: null, isUsedUp: false };
const promoRules: readonly PromoRule[] = [
  { ...anyCode, code: 'ODIN', kind: 'percent', value: 15 },
  { ...anyCode, code: 'VSE', kind: 'sum', value: 99_999_900 },
  { ...anyCode, code: 'DESYAT', kind: 'percent', value: 10, combines: false },
  { ...anyCode, code: 'TYSYACHA', kind: 'sum', value: 100_000, fromSum: 80_000 },
];
const now = new Date('2026-11-21T09:00:00.000Z');

export type KeptCart = { lines: CartLine[]; codes: string[]; messages: string[] };

/** A shop in memory, without a database, which applies the cart rules as the real services do. */
export class World {
  readonly articles = new Map<string, ArticleState>([
    ...Object.entries(goods).map(([id, state]): [string, ArticleState] => [id, { groupId: id, ...state }]),
    ...fillers.map((id): [string, ArticleState] => [id, { groupId: id, stock: 7, price: 100 }]),
  ]);
  readonly carts: Record<Owner, KeptCart> = { guest: nothing(), anna: nothing(), boris: nothing() };
  readonly #rules: ShopRules;

  constructor(rules: ShopRules) {
    this.#rules = rules;
  }

  get #context(): CartContext {
    return { articles: this.articles, giftRules };
  }

  /** Applies a list of actions to a cart. Returns whether the list was accepted. */
  act(owner: Owner, actions: readonly CartAction[]): boolean {
    const cart = this.carts[owner];
    const outcome = this.#rules.applyActions(cart.lines, actions, this.#context);
    if ('refused' in outcome) return false;
    this.carts[owner] = { ...cart, lines: outcome.lines, messages: [] };
    return true;
  }

  enter(owner: Owner, code: string): void {
    const cart = this.carts[owner];
    if (cart.codes.includes(code)) return;
    this.carts[owner] = { ...cart, codes: [...cart.codes, code], messages: [] };
  }

  forget(owner: Owner, code: string): void {
    const cart = this.carts[owner];
    this.carts[owner] = { ...cart, codes: cart.codes.filter((other) => other !== code), messages: [] };
  }

  signIn(account: Account): void {
    const { guest } = this.carts;
    const own = this.carts[account];
    if (guest.lines.length + guest.codes.length === 0) return;
    const lines = this.#rules.mergeLines(own.lines, guest.lines, this.#context);
    const codes = this.#rules.mergeCodes(own.codes, guest.codes, {
      maxCodes: 10,
      lossOf: () => null,
      isLost: () => false,
    });
    const messages = this.#rules.mergeMessages(lines, codes, (name) => ({ name, size: '44' }));
    this.carts.guest = nothing();
    this.carts[account] = { lines: lines.lines, codes: [...own.codes, ...codes.moved], messages };
  }

  /** Changes the stock or price of an article. */
  change({ articleId, ...state }: { articleId: string } & Partial<ArticleState>): void {
    const known = this.articles.get(articleId);
    if (known) this.articles.set(articleId, { ...known, ...state });
  }

  /** The cart as its owner sees it, with the given discounts of the marketing platform. */
  view(owner: Owner, offers: Record<string, number>): Cart {
    const cart = this.carts[owner];
    const { lines, messages } = withoutLostGifts(cart.lines, this.#context);
    const earned = earnedRules(cart.lines, this.#context);
    return this.#rules.priceCart(
      {
        id: owner,
        version: 0,
        at: now,
        rows: lines.map(
          (line): CartRow => ({
            ...this.#goodsRow(line.articleId),
            line: { ...line, cartId: owner, position: 0 },
          }),
        ),
        earned,
        offered: earned.flatMap(({ rule }) => rule.articleIds).map((id) => this.#goodsRow(id)),
        codes: cart.codes.flatMap((code) =>
          promoRules
            .filter((rule) => rule.code === code)
            .map((rule) => ({ ...rule, categoryPaths: [], countedGroups: null })),
        ),
        messages,
      },
      new Map(Object.entries(offers)),
    );
  }

  /** Only the columns of an article that the cart needs; the other columns are for product pages. */
  #goodsRow(articleId: string): GoodsRow {
    const { stock = 0, price = 1 } = this.articles.get(articleId) ?? {};
    const prices = { price, priceBefore: articleId === 'few' ? price + 10_000 : null };
    const ofSize = articleId === 'boots' || articleId.startsWith('filler');
    const picture = { template: '/{width}.{format}', widths: [240], alt: articleId, tint: '#fff' };
    return {
      // The articles named boots and fillers cost differently in different sizes; for all other goods, all
      // sizes of a colour cost the same.
      article: {
        id: articleId,
        stock,
        size: '44',
        ...(ofSize ? prices : noPrices),
        scheduledPrice: null,
        scheduledPriceBefore: null,
      },
      variant: {
        id: articleId,
        groupId: articleId,
        productUrl: articleId,
        ...(ofSize ? { price: 1, priceBefore: 2 } : prices),
        cover: picture,
      },
      group: { id: articleId, name: articleId },
    } as unknown as GoodsRow;
  }
}

const nothing = (): KeptCart => ({ lines: [], codes: [], messages: [] });
