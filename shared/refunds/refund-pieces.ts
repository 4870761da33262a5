type Line = { quantity: number; accepted: number | null };

/**
 * Number of pieces of a refund: the returned pieces or, after the shop has received them, the accepted ones.
 */
export const piecesOf = ({ lines }: { lines: readonly Line[] }): number =>
  lines.reduce((all, { quantity, accepted }) => all + (accepted ?? quantity), 0);
