type Cart = { items: readonly { quantity: number; maxQuantity: number }[] };

/** How many pieces of the goods in a cart are in stock. */
export const piecesOf = ({ items }: Cart): number =>
  items.reduce((all, { quantity, maxQuantity }) => (maxQuantity > 0 ? all + quantity : all), 0);
