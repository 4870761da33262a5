import type { GiftRule } from '../../cart/gifts.ts';
import { earningArticles } from '../../cart/gifts.ts';
import { type LineDiscount, lineSums } from '../../cart/line-discounts.ts';
import { type EnteredCode, type GoodsLine, priceCart } from '../../cart/price-cart.ts';
import { spread } from '../../payments/spread.ts';
import { partOfLine } from '../cancelled-part.ts';
import { remainingQuantity } from '../order-facts.ts';

/** A line of an order as it is stored. Sums are in kopecks, and those of discounts are for all its pieces. */
export type OrderedLine = {
  position: number;
  articleId: string;
  productUrl: string;
  name: string;
  colour: unknown;
  size: string;
  picture: unknown;
  quantity: number;
  cancelled: number;
  isGift: boolean;
  unitPriceBefore: number;
  total: number;
  discounts: readonly (Omit<LineDiscount, 'title'> & { title?: string | null })[];
};

/** The prices of one piece in kopecks: now, before the reduction, and the marketing platform's discount. */
export type PiecePrices = { price: number; priceBefore: number | null; offered: number };

/** Another size in place of a line's: what the order stores about it, and its prices. */
export type Swap<Line> = PiecePrices & { line: Partial<Line> & { articleId: string } };

export type EditContext<Line> = {
  /** How many pieces of a line the order shall have, by position. Other lines stay as they are. */
  wanted: ReadonlyMap<number, number>;
  /** The sizes that take the place of others, by position. */
  swaps: ReadonlyMap<number, Swap<Line>>;
  /** The model of each article. An article that the shop no longer has is left out. */
  groupOf: ReadonlyMap<string, string>;
  /** The promo codes that the order uses, and the gift rules in force when it was placed. */
  codes: readonly EnteredCode[];
  giftRules: readonly GiftRule[];
  placedAt: Date;
};

/** An order after an edit. Sums are in kopecks. */
export type EditedOrder<Line> = {
  lines: Line[];
  /** Positions of the gifts that the order no longer earns. */
  lostGifts: number[];
  /** The promo codes that do nothing for the edited order, each with the reason. */
  lostCodes: { code: string; reason: string }[];
  goodsSum: number;
  discountSum: number;
  /** The amount due for the goods. */
  goodsDue: number;
  cancelledSum: number;
  /** What delivery needs to know about the goods (shared/delivery/goods-of-cart.ts). */
  cart: ReturnType<typeof priceCart>;
};

/**
 * The prices at which a line was ordered. Discounts of the shop and of the marketing platform are the same for
 * all pieces, so they divide evenly.
 */
export function orderedPrices(line: OrderedLine): PiecePrices {
  const perPiece = (source: LineDiscount['source']) =>
    Math.floor(sumOf(line.discounts.filter((one) => one.source === source)) / line.quantity);
  const reduction = perPiece('SALE');
  return {
    price: line.unitPriceBefore - reduction,
    priceBefore: reduction > 0 ? line.unitPriceBefore : null,
    offered: perPiece('OFFER'),
  };
}

const sumOf = (discounts: readonly { sum: number }[]) => discounts.reduce((all, { sum }) => all + sum, 0);

type Wanted<Line> = { line: Line; rest: number; prices: PiecePrices; isSwapped: boolean };

/**
 * Computes an order after an edit, with the rules of the cart (docs/decisions/0078-edit-before-packing.md):
 * promo codes and gifts are judged as on the day of the order. A line keeps its place, its price and its
 * pieces that were cancelled before; a removed line stays with all its pieces cancelled.
 */
export function editedOrder<Line extends OrderedLine>(
  lines: readonly Line[],
  context: EditContext<Line>,
): EditedOrder<Line> {
  const wanted = lines.map((line): Wanted<Line> => {
    const rest = context.wanted.get(line.position) ?? remainingQuantity(line);
    const swap = rest > 0 ? context.swaps.get(line.position) : undefined;
    if (!swap) return { line, rest, prices: orderedPrices(line), isSwapped: false };
    const own = { ...line, ...swap.line, unitPriceBefore: swap.priceBefore ?? swap.price };
    return { line: own, rest, prices: swap, isSwapped: true };
  });
  const lostGifts = giftsLost(wanted, context);
  const rows = wanted.map((row) => (lostGifts.includes(row.line.position) ? { ...row, rest: 0 } : row));
  const bought = rows.filter(({ rest }) => rest > 0);
  const cart = priceCart(
    {
      id: '',
      version: 0,
      at: context.placedAt,
      rows: bought.map((row) => cartRow(row, context)),
      earned: [],
      offered: [],
      codes: context.codes,
      messages: [],
    },
    new Map(bought.map(({ line, rest, prices }) => [line.articleId, prices.offered * rest])),
  );
  const edited = rows.map((row) => editedLine(row, cart.items[bought.indexOf(row)]));
  return {
    lines: edited,
    lostGifts,
    lostCodes: cart.promoCodes.flatMap(({ code, reason }) => (reason === null ? [] : { code, reason })),
    goodsSum: cart.total,
    discountSum: cart.discountSum,
    goodsDue: cart.discountPrice,
    cancelledSum: edited.reduce((all, line) => all + partOfLine(line, line.cancelled), 0),
    cart,
  };
}

const cartLine = <Line extends OrderedLine>({ line, rest, prices }: Wanted<Line>) => ({
  articleId: line.articleId,
  isGift: line.isGift,
  giftRuleId: null,
  quantity: rest,
  seenPrice: prices.price,
  wasReduced: false,
});

/** Stock does not matter here: the pieces are reserved for the order, or are about to be. */
const cartRow = <Line extends OrderedLine>(
  row: Wanted<Line>,
  { groupOf }: EditContext<Line>,
): GoodsLine<Line> => ({
  line: cartLine(row),
  goods: {
    groupId: groupOf.get(row.line.articleId) ?? '',
    stock: row.rest,
    price: row.prices.price,
    priceBefore: row.prices.priceBefore,
    shown: row.line,
  },
});

/**
 * Positions of the gifts that the goods no longer earn. A gift stays if the shop no longer has its rule,
 * because then nothing can be said about it.
 */
function giftsLost<Line extends OrderedLine>(
  rows: readonly Wanted<Line>[],
  context: EditContext<Line>,
): number[] {
  const bought = rows.filter(({ line, rest }) => rest > 0 && !line.isGift);
  const articles = new Map(
    bought.map((row) => {
      const { groupId, stock, price } = cartRow(row, context).goods;
      return [row.line.articleId, { groupId, stock, price }];
    }),
  );
  return rows.flatMap(({ line, rest }) => {
    if (!line.isGift || rest === 0) return [];
    const title = line.discounts.find(({ source }) => source === 'GIFT')?.title;
    const rule = context.giftRules.find(
      (one) => one.title === title && one.articleIds.includes(line.articleId),
    );
    return rule && earningArticles(rule, bought.map(cartLine), articles) === null ? [line.position] : [];
  });
}

type Priced = { lineTotal: number; discounts: readonly LineDiscount[] };

/**
 * A line with other pieces or prices. Its sums are for all its pieces, those cancelled before included, such
 * that the remaining pieces cost exactly what `priced` says.
 */
function editedLine<Line extends OrderedLine>(
  { line, rest, prices, isSwapped }: Wanted<Line>,
  priced: Priced | undefined,
): Line {
  // No piece of the other size was cancelled before.
  const cancelled = isSwapped ? 0 : line.cancelled + Math.max(0, remainingQuantity(line) - rest);
  if (!priced || rest === 0) return { ...line, cancelled: line.quantity };
  const quantity = rest + cancelled;
  if (line.isGift) return { ...line, quantity, cancelled };
  const total = Math.floor((lineSums(priced).due * quantity) / rest);
  const reduction = (line.unitPriceBefore - prices.price) * quantity;
  const offer = prices.offered * quantity;
  const codes = priced.discounts.filter(({ source }) => source === 'PROMO_CODE');
  const parts = spread(
    line.unitPriceBefore * quantity - reduction - offer - total,
    codes.map(({ sum }) => sum * quantity),
  );
  const own: LineDiscount[] = [
    { source: 'SALE', promoCode: null, title: null, sum: reduction },
    { source: 'OFFER', promoCode: null, title: null, sum: offer },
    ...codes.map((code, place) => ({ ...code, sum: parts[place] ?? 0 })),
  ];
  return { ...line, quantity, cancelled, total, discounts: own.filter(({ sum }) => sum > 0) };
}
