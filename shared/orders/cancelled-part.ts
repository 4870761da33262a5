/**
 * The amount in whole kopecks for a number of a line's pieces. Depends only on this number, so that several
 * cancellations give the same sum as a single one, and all pieces together give the total of the line.
 * @param line.total kopecks for all pieces
 * @param pieces from 0 to the line's quantity
 */
export const partOfLine = (
  { total, quantity }: { total: number; quantity: number },
  pieces: number,
): number => Math.floor((total * pieces) / quantity);
