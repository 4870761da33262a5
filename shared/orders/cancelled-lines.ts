import { partOfLine } from './cancelled-part.ts';

/** How many pieces of a line shall be cancelled in total. `position` is the line's index in the order. */
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
   * The lines that change. `cancelled` is the new total of cancelled pieces, `pieces` the number that is
   * added now.
   */
  lines: { position: number; articleId: string; cancelled: number; pieces: number }[];
  /** By how many kopecks the sums of the order decrease. */
  goodsSum: number;
  discountSum: number;
  total: number;
  /** Whether only gifts remain. The order is then cancelled as a whole. */
  isWhole: boolean;
};

/**
 * Index in `asked` of the first invalid entry: its line does not exist, is listed twice, or has too few
 * pieces. Undefined if all are valid.
 * @param most returns the largest number of pieces for a line
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

/** The message if more pieces shall be cancelled than the order has, or than it may lose. */
export const NOT_ENOUGH_PIECES = 'Столько в\u00a0заказе нет';
export const SUM_OR_PIECES = 'Укажите или сумму, или вещи';
export const NOTHING_WOULD_REMAIN = 'Так от\u00a0заказа ничего не\u00a0останется. Его можно отменить';

/**
 * Cancels pieces in addition to those already cancelled. `pieces` has a number for each line of the order.
 */
export const cancelFurtherPieces = (lines: readonly Line[], pieces: readonly number[]): Cancelled =>
  cancelPieces(
    lines,
    lines.map(({ position, cancelled }, place) => ({ position, quantity: cancelled + (pieces[place] ?? 0) })),
  );

/**
 * Computes what changes if pieces of an order are cancelled. Each `quantity` is a total that includes earlier
 * cancellations, so that repeating a request changes nothing. Several cancellations give the same sums as a
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
    // Gifts cost nothing, so they do not change the sums.
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
