import { maxLineQuantity } from '../../cart/limits.ts';
import { type WrongField, wrongField } from '../../forms/wrong-field.ts';
import { NOTHING_WOULD_REMAIN } from '../cancelled-lines.ts';
import { SIZE_SOLD_OUT } from '../missing-article.ts';
import { remainingQuantity } from '../order-facts.ts';
import {
  type EditContext,
  type EditedOrder,
  editedOrder,
  type OrderedLine,
  orderedPrices,
  type PiecePrices,
  type Swap,
} from './edited-order.ts';

/** A wish for a line of an order (openapi, edited-line). */
type Wish = { position: number; quantity: number; articleId?: string | undefined };

/** A size of a colour that an order has, with today's stock and prices. Prices are in kopecks. */
export type SizeOfColour<Line> = {
  articleId: string;
  colourId: string;
  groupId: string;
  stock: number;
  price: number;
  priceBefore: number | null;
  /** What an order stores about the size. */
  line: Partial<Line> & { articleId: string; size: string };
};

/** What the shop knows about the goods of an order: their sizes, and the rules that lower its sum. */
export type GoodsOfOrder<Line> = Pick<EditContext<Line>, 'codes' | 'giftRules' | 'placedAt'> & {
  sizes: readonly SizeOfColour<Line>[];
};

export type Pieces = { articleId: string; quantity: number };

export type EditedGoods<Line> = {
  edited: EditedOrder<Line>;
  /** Whether the edit changes anything. */
  isChanged: boolean;
  /** Pieces that the order needs in addition, and pieces that it no longer needs. */
  needs: Pieces[];
  frees: Pieces[];
};

/** The goods of an order as they are, with the rules of today for the codes and gifts of that time. */
export const goodsAsTheyAre = <Line extends OrderedLine>(
  lines: readonly Line[],
  goods: GoodsOfOrder<Line>,
): EditedOrder<Line> => editedOrder(lines, { ...contextOf(goods), wanted: new Map(), swaps: new Map() });

const contextOf = <Line>({ sizes, codes, giftRules, placedAt }: GoodsOfOrder<Line>) => ({
  codes,
  giftRules,
  placedAt,
  groupOf: new Map(sizes.map(({ articleId, groupId }) => [articleId, groupId])),
});

/**
 * Computes the goods of an order after an edit. Returns field errors if a line or size does not exist, if it has
 * too few pieces, or if only gifts would remain.
 */
export function editGoods<Line extends OrderedLine>(
  lines: readonly Line[],
  wishes: readonly Wish[],
  goods: GoodsOfOrder<Line>,
): EditedGoods<Line> | { errors: WrongField[] } {
  const wrong = wishes.flatMap((_, place) => wrongWish(wishes, place, { lines, goods }));
  if (wrong.length > 0) return { errors: wrong };
  const swaps = new Map(wishes.flatMap((wish) => swapOf(wish, { lines, goods })));
  const wanted = new Map(wishes.map(({ position, quantity }) => [position, quantity]));
  const edited = editedOrder(lines, { ...contextOf(goods), wanted, swaps });
  const { needs, frees } = movedPieces(lines, edited.lines);
  const errors = [
    ...wishes.flatMap((wish, place) => tooMany(wish, place, { before: lines, after: edited.lines })),
    ...needs.flatMap((need) => missingStock(need, { wishes, after: edited.lines, goods, swaps })),
  ];
  if (edited.lines.every((line) => line.isGift || remainingQuantity(line) === 0))
    errors.push(wrongField('/lines', 'nothing_left', NOTHING_WOULD_REMAIN));
  const isChanged = lines.some((line, place) => !isSame(line, edited.lines[place]));
  return errors.length > 0 ? { errors } : { edited, isChanged, needs, frees };
}

type Known<Line> = { lines: readonly Line[]; goods: GoodsOfOrder<Line> };

function wrongWish<Line extends OrderedLine>(
  wishes: readonly Wish[],
  place: number,
  { lines, goods }: Known<Line>,
): WrongField[] {
  const { position, quantity, articleId } = wishes[place] as Wish;
  const line = lines.find((one) => one.position === position);
  const isRepeated = wishes.some((other, before) => before < place && other.position === position);
  if (!line || isRepeated)
    return [wrongField(`/lines/${place}/position`, 'not_offered', 'Такой строки в заказе нет')];
  if (line.isGift && quantity > remainingQuantity(line))
    return [wrongField(`/lines/${place}/quantity`, 'not_offered', 'Подарок можно только убрать')];
  if (quantity > maxLineQuantity)
    return [wrongField(`/lines/${place}/quantity`, 'not_offered', `Не больше ${maxLineQuantity} шт.`)];
  const isOther = articleId !== undefined && articleId !== line.articleId && quantity > 0;
  return isOther && (line.isGift || !sizeFor(line, articleId, goods))
    ? [wrongField(`/lines/${place}/articleId`, 'not_offered', 'Такого размера у этого товара нет')]
    : [];
}

/** Another size of the colour of a line. */
function sizeFor<Line extends OrderedLine>(line: Line, articleId: string, { sizes }: GoodsOfOrder<Line>) {
  const own = sizes.find((size) => size.articleId === line.articleId);
  return sizes.find((size) => size.articleId === articleId && size.colourId === own?.colourId);
}

function swapOf<Line extends OrderedLine>(
  { position, articleId, quantity }: Wish,
  { lines, goods }: Known<Line>,
): [number, Swap<Line>][] {
  const line = lines.find((one) => one.position === position);
  if (!line || articleId === undefined || articleId === line.articleId || quantity === 0) return [];
  const size = sizeFor(line, articleId, goods);
  return size ? [[position, { ...priceOfSize(line, size, { lines, goods }), line: size.line }]] : [];
}

/**
 * What a piece of another size costs in an order: the price of the order if the order has this size already,
 * or if today both sizes cost the same; otherwise today's price (docs/decisions/0078-edit-before-packing.md).
 */
export function priceOfSize<Line extends OrderedLine>(
  line: Line,
  size: SizeOfColour<Line>,
  { lines, goods: { sizes } }: Known<Line>,
): PiecePrices {
  const same = lines.find(({ articleId, isGift }) => articleId === size.articleId && !isGift);
  if (same) return orderedPrices(same);
  const { price, priceBefore } = size;
  const own = sizes.find(({ articleId }) => articleId === line.articleId);
  return own?.price === price && own.priceBefore === priceBefore
    ? orderedPrices(line)
    : { price, priceBefore, offered: 0 };
}

/** By how many pieces the order's need of each article grows or shrinks. */
function movedPieces(before: readonly OrderedLine[], after: readonly OrderedLine[]) {
  const moved = new Map<string, number>();
  const count = (lines: readonly OrderedLine[], sign: number) => {
    for (const line of lines)
      moved.set(line.articleId, (moved.get(line.articleId) ?? 0) + sign * remainingQuantity(line));
  };
  count(before, -1);
  count(after, 1);
  const all = [...moved].map(([articleId, quantity]) => ({ articleId, quantity }));
  return {
    needs: all.filter(({ quantity }) => quantity > 0),
    frees: all.flatMap((one) => (one.quantity < 0 ? { ...one, quantity: -one.quantity } : [])),
  };
}

const isSame = (line: OrderedLine, after: OrderedLine | undefined) =>
  after?.articleId === line.articleId &&
  after.quantity === line.quantity &&
  after.cancelled === line.cancelled;

type Lines = { before: readonly OrderedLine[]; after: readonly OrderedLine[] };

/** Errors for a line with more than ten pieces, and for a size that another line of the order has. */
function tooMany({ position, articleId }: Wish, place: number, { before, after }: Lines): WrongField[] {
  const line = after.find((one) => one.position === position);
  if (!line || line.isGift || remainingQuantity(line) === 0) return [];
  if (line.quantity > maxLineQuantity) {
    const text = `Не больше ${maxLineQuantity - line.cancelled} шт.`;
    return [wrongField(`/lines/${place}/quantity`, 'not_offered', text)];
  }
  const hasTwin = after.some(
    (one) => one !== line && !one.isGift && one.articleId === line.articleId && remainingQuantity(one) > 0,
  );
  const was = before.find((one) => one.position === position);
  const wasSame = was?.articleId === line.articleId && remainingQuantity(was) > 0;
  const field = articleId === undefined ? 'quantity' : 'articleId';
  return hasTwin && !wasSame
    ? [wrongField(`/lines/${place}/${field}`, 'not_offered', 'Этот размер уже есть в заказе')]
    : [];
}

type Wanting<Line> = {
  wishes: readonly Wish[];
  after: readonly OrderedLine[];
  goods: GoodsOfOrder<Line>;
  swaps: ReadonlyMap<number, unknown>;
};

/** The error for pieces that are not in stock. */
function missingStock<Line>(
  { articleId, quantity }: Pieces,
  { wishes, after, goods, swaps }: Wanting<Line>,
): WrongField[] {
  const stock = goods.sizes.find((size) => size.articleId === articleId)?.stock ?? 0;
  if (stock >= quantity) return [];
  const lineOf = (position: number) => after.find((one) => one.position === position);
  const place = Math.max(
    0,
    wishes.findIndex(({ position }) => lineOf(position)?.articleId === articleId),
  );
  const field = swaps.has(wishes[place]?.position ?? -1) ? 'articleId' : 'quantity';
  const text = stock === 0 ? SIZE_SOLD_OUT : `В наличии ещё ${stock} шт.`;
  return [wrongField(`/lines/${place}/${field}`, 'sold_out', text)];
}
