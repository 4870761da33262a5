type Cart = { items: readonly { quantity: number; maxQuantity: number }[] };

/** The number of pieces in a cart that are in stock. */
export const piecesOf = ({ items }: Cart): number =>
  items.reduce((all, { quantity, maxQuantity }) => (maxQuantity > 0 ? all + quantity : all), 0);
