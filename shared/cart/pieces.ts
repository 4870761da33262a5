type Cart = { items: readonly { quantity: number; maxQuantity: number }[] };

/** The number of pieces in a cart. Sold-out lines do not count. */
export const piecesOf = ({ items }: Cart): number =>
  items.reduce((all, { quantity, maxQuantity }) => (maxQuantity > 0 ? all + quantity : all), 0);
