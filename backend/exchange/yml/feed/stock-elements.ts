/**
 * Elements that contain the number of pieces, in order of precedence. An empty element means that the number
 * is unknown.
 */
export const stockElements = [
  'count',
  'stock',
  'stock_quantity',
  'quantity_in_stock',
  'quantity',
  'amount',
] as const;

export const isStockElement = (name: string): boolean => (stockElements as readonly string[]).includes(name);
