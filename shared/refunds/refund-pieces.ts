type Line = { quantity: number; accepted: number | null };

/**
 * The number of pieces in a refund: those that the shopper returns or, once the shop has received them, those
 * that it accepted.
 */
export const piecesOf = ({ lines }: { lines: readonly Line[] }): number =>
  lines.reduce((all, { quantity, accepted }) => all + (accepted ?? quantity), 0);
