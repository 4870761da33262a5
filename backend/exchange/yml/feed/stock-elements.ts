/** Elements that say how many pieces there are, in order of precedence. An empty one says that the number is unknown. */
export const stockElements = [
  'count',
  'stock',
  'stock_quantity',
  'quantity_in_stock',
  'quantity',
  'amount',
] as const;

export const isStockElement = (name: string): boolean => (stockElements as readonly string[]).includes(name);
