/**
 * What of the total of a line is for so many of its pieces, in whole kopecks. It depends on the number alone, so pieces that
 * are cancelled in several turns come to the same sum as at once, and all of them to the total.
 * @param line.total kopecks for all pieces
 * @param pieces 0…quantity
 */
export const partOfLine = (
  { total, quantity }: { total: number; quantity: number },
  pieces: number,
): number => Math.floor((total * pieces) / quantity);
