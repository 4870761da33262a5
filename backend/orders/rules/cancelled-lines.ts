import type { OrderLineCancellation } from '#contract/client/client.schemas.ts';
import { partOfLine } from '#shared/orders/cancelled-part.ts';

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

/** What is wrong with a request to cancel pieces: the place in it; undefined when nothing is. */
export const wrongPlace = (
  lines: readonly Line[],
  asked: readonly OrderLineCancellation[],
): number | undefined => {
  const place = asked.findIndex(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position);
    const isRepeated = asked.some((other, before) => before < index && other.position === position);
    return !line || quantity > line.quantity || isRepeated;
  });
  return place === -1 ? undefined : place;
};

/**
 * What cancelling pieces takes from an order. `quantity` of what is asked counts pieces that were cancelled before, so a
 * repeat takes nothing. Sums of several turns come to what one turn takes.
 */
export function cancelPieces(lines: readonly Line[], asked: readonly OrderLineCancellation[]): Cancelled {
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
