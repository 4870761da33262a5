/**
 * The part of a line's total for a number of its pieces, in whole kopecks. It depends only on that number, so several
 * cancellations add up to the same sum as one, and all pieces to the total.
 * @param line.total kopecks for all pieces
 * @param pieces 0…quantity
 */
export const partOfLine = (
  { total, quantity }: { total: number; quantity: number },
  pieces: number,
): number => Math.floor((total * pieces) / quantity);
