import { partOfLine } from './cancelled-part.ts';

/** How many pieces of a line to cancel. `position` is the index of the line in the order. */
type Pieces = { position: number; quantity: number };

type Line = {
  position: number;
  articleId: string;
  quantity: number;
  /** How many pieces of the line had been cancelled before this cancellation. */
  cancelled: number;
  isGift: boolean;
  unitPriceBefore: number;
  /** The amount due for all pieces of the line, in kopecks. */
  total: number;
};

export type Cancelled = {
  /**
   * The changed lines. `cancelled` includes earlier cancellations; `pieces` are only those of this
   * cancellation.
   */
  lines: { position: number; articleId: string; cancelled: number; pieces: number }[];
  /** The amounts by which the sums of the order decrease, in kopecks. */
  goodsSum: number;
  discountSum: number;
  total: number;
  /** Whether only gifts are left, so that the order is cancelled as a whole. */
  isWhole: boolean;
};

/**
 * The index of the first invalid entry in `asked`: its line does not exist, occurs twice or has fewer pieces
 * than the entry. Undefined if all entries are valid.
 *
 * @param most maximum number of pieces for a line
 */
export const invalidEntryIndex = (
  lines: readonly Line[],
  asked: readonly Pieces[],
  most: (line: Line) => number = ({ quantity }) => quantity,
): number | undefined => {
  const place = asked.findIndex(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position);
    const isRepeated = asked.some((other, before) => before < index && other.position === position);
    return !line || quantity > most(line) || isRepeated;
  });
  return place === -1 ? undefined : place;
};

/** The error message if an order has fewer pieces than asked for, or must not lose them. */
export const NOT_ENOUGH_PIECES = 'Столько в\u00a0заказе нет';
export const SUM_OR_PIECES = 'Укажите или сумму, или вещи';
export const NOTHING_WOULD_REMAIN = 'Так от\u00a0заказа ничего не\u00a0останется. Его можно отменить';

/** Cancels more pieces of each line. `pieces` has the number for each line, in the order of the lines. */
export const cancelFurtherPieces = (lines: readonly Line[], pieces: readonly number[]): Cancelled =>
  cancelPieces(
    lines,
    lines.map(({ position, cancelled }, place) => ({ position, quantity: cancelled + (pieces[place] ?? 0) })),
  );

/**
 * The effect of cancelling pieces of an order. Each requested `quantity` includes pieces that were cancelled
 * before, so the same request has no further effect. Several cancellations add up to the same sums as a
 * single one.
 */
export function cancelPieces(lines: readonly Line[], asked: readonly Pieces[]): Cancelled {
  const wanted = new Map(asked.map(({ position, quantity }) => [position, quantity]));
  const after = lines.map((line) => ({
    ...line,
    now: Math.max(line.cancelled, wanted.get(line.position) ?? 0),
  }));
  const changed = after.filter(({ now, cancelled }) => now > cancelled);
  const sums = changed.map((line) => {
    const total = partOfLine(line, line.now) - partOfLine(line, line.cancelled);
    // The sums of an order do not include gifts.
    const goodsSum = line.isGift ? 0 : line.unitPriceBefore * (line.now - line.cancelled);
    return { goodsSum, total, discountSum: goodsSum - total };
  });
  const all = (name: 'goodsSum' | 'discountSum' | 'total') => sums.reduce((sum, one) => sum + one[name], 0);
  return {
    lines: changed.map(({ position, articleId, now, cancelled }) => ({
      position,
      articleId,
      cancelled: now,
      pieces: now - cancelled,
    })),
    goodsSum: all('goodsSum'),
    discountSum: all('discountSum'),
    total: all('total'),
    isWhole: after.every(({ isGift, now, quantity }) => isGift || now === quantity),
  };
}
