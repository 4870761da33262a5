/**
 * The part of a line's total that a number of its pieces costs, in whole kopecks. It depends only on this
 * number: several cancellations add up to the same sum as a single one, and all pieces together cost the
 * total.
 * @param line.total kopecks for all pieces
 * @param pieces 0…quantity
 */
export const partOfLine = (
  { total, quantity }: { total: number; quantity: number },
  pieces: number,
): number => Math.floor((total * pieces) / quantity);
