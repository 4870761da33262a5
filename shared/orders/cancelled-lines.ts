import { partOfLine } from './cancelled-part.ts';

/** Pieces of the line at a place of an order. */
type Pieces = { position: number; quantity: number };

type Line = {
  position: number;
  articleId: string;
  quantity: number;
  /** Pieces that were cancelled before. */
  cancelled: number;
  isGift: boolean;
  unitPriceBefore: number;
  /** Kopecks due for all pieces. */
  total: number;
};

export type Cancelled = {
  /** Lines with how many of their pieces are cancelled from now on. */
  lines: { position: number; articleId: string; cancelled: number; pieces: number }[];
  /** What the sums of the order lose, in kopecks. */
  goodsSum: number;
  discountSum: number;
  total: number;
  /** Whether nothing but gifts is left. */
  isWhole: boolean;
};

/**
 * The place of a wrong entry among named pieces: of a line that is not there, that is named twice or that has fewer;
 * undefined when nothing is wrong.
 * @param most how many pieces of a line may be named
 */
export const wrongPlace = (
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

/** Words for pieces that an order does not have. */
export const NOT_SO_MANY = 'Столько в\u00a0заказе нет';
export const NOTHING_LEFT = 'Так от\u00a0заказа ничего не\u00a0останется. Его можно отменить';

/** What it takes from an order that pieces leave it: so many of each line, in the order of the lines. */
export const takeOff = (lines: readonly Line[], pieces: readonly number[]): Cancelled =>
  cancelPieces(
    lines,
    lines.map(({ position, cancelled }, place) => ({ position, quantity: cancelled + (pieces[place] ?? 0) })),
  );

/**
 * What cancelling pieces takes from an order. `quantity` of what is asked counts pieces that were cancelled before, so a
 * repeat takes nothing. Sums of several turns come to what one turn takes.
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
    // Gifts are in none of the sums.
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
