type Line = { quantity: number; accepted: number | null };

/**
 * The number of pieces in a refund: the returned pieces or, once the shop has received them, the accepted
 * ones.
 */
export const piecesOf = ({ lines }: { lines: readonly Line[] }): number =>
  lines.reduce((all, { quantity, accepted }) => all + (accepted ?? quantity), 0);
