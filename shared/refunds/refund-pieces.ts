type Line = { quantity: number; accepted: number | null };

/** How many pieces a refund has: the returned ones or, once the shop has received them, the accepted ones. */
export const piecesOf = ({ lines }: { lines: readonly Line[] }): number =>
  lines.reduce((all, { quantity, accepted }) => all + (accepted ?? quantity), 0);
