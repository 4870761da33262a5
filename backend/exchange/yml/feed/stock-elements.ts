import { normalizeForComparison } from '#shared/text/plain-text.ts';

/**
 * Elements that may contain the number of pieces, in order of precedence if an offer has several. An empty
 * element means that the number is unknown.
 */
export const stockElements = [
  'count',
  'stock',
  'stock_quantity',
  'quantity_in_stock',
  'quantity',
  'amount',
] as const;

/**
 * Words for stock. A name means stock if it consists only of these words and of the accompanying words below:
 * `qty`, «Остаток на складе», `in_stock`.
 */
const STOCK = new Set(
  (
    'stock stocks instock quantity qty count amount balance rest rests remain remains remainder leftover leftovers inventory ' +
    'availability остаток остатки остатков количество кол наличие наличии доступность доступно ostatok ostatki kolichestvo nalichie'
  ).split(' '),
);
const AROUND = new Set(
  (
    'in on at hand available total free all of status warehouse store product item goods current pcs sklad na v на в по со во ' +
    'складе складах складу склад товара товаров свободный свободные свободное общий общее общие текущий текущие доступный ' +
    'доступные доступное к продаже шт штук штуки всего магазине магазинах'
  ).split(' '),
);
const REST = /^(?:остат\S*|stocks?|ostat\S*)$/;
const PLACE = /^(?:склад|магазин|warehouse|store|sklad)/;

/**
 * Whether the name of an element or param means stock: `total` for all pieces, or `place` for the pieces in
 * one of several places, such as «Остаток (склад Тверь)». Undefined for other names, such as «Количество
 * карманов».
 */
export function stockNameKind(name: string): 'total' | 'place' | undefined {
  const words = normalizeForComparison(name).match(/[\p{L}\d]+/gu) ?? [];
  const [first = ''] = words;
  if (!words.some((word) => STOCK.has(word))) return undefined;
  if (words.every((word) => STOCK.has(word) || AROUND.has(word))) return 'total';
  return REST.test(first) || (STOCK.has(first) && words.some((word) => PLACE.test(word)))
    ? 'place'
    : undefined;
}

export const isStockElement = (name: string): boolean => stockNameKind(name) !== undefined;
