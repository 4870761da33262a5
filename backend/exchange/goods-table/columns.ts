import { normalizeForComparison, shorten } from '#shared/text/plain-text.ts';
import type { ChangeColumn } from '../changes/goods-change.ts';
import type { CsvRow } from '../table/csv.ts';
import { TableFileError } from '../table/table-file-error.ts';
import type { Issue } from '../yml/feed/issue.ts';
import { stockNameKind } from '../yml/feed/stock-elements.ts';

/**
 * For each column, the titles by which it is recognised in the first line of a table. The documentation
 * mentions the first two.
 */
export const columnNames = {
  sku: [
    'Артикул',
    'sku',
    'артикул продавца',
    'артикул товара',
    'артикул поставщика',
    'арт',
    'код',
    'код товара',
    'ид',
    'id',
    'offer id',
    'vendor code',
    'vendorcode',
    'article',
  ],
  barcode: ['Штрихкод', 'barcode', 'штрих код', 'баркод', 'шк', 'ean', 'ean 13', 'ean13', 'gtin'],
  size: ['Размер', 'size'],
  /** Some of these titles are also in `reducedPrices`, because they mean a price after a discount. */
  price: [
    'Цена',
    'price',
    'цена руб',
    'цена рублей',
    'новая цена',
    'розничная цена',
    'цена розничная',
    'цена розн',
    'розничная',
    'рц',
    'ррц',
    'цена продажи',
    'цена со скидкой',
    'акционная цена',
    'цена по акции',
    'new price',
    'sale price',
  ],
  oldPrice: [
    'Старая цена',
    'old price',
    'oldprice',
    'старая цена руб',
    'цена до скидки',
    'цена без скидки',
    'зачеркнутая цена',
    'price before',
    'regular price',
  ],
  stock: ['Остаток', 'stock', 'остатки', 'остаток шт', 'количество', 'количество шт', 'кол во'],
  vat: ['НДС', 'vat', 'ставка ндс', 'ндс %', 'vat rate'],
  hidden: ['Скрыть', 'hidden', 'скрыт', 'скрыто', 'скрытый', 'hide'],
  shown: [
    'Показать',
    'shown',
    'показывать',
    'показан',
    'виден',
    'на сайте',
    'активен',
    'show',
    'visible',
    'active',
  ],
  name: ['Название', 'name', 'название товара', 'title'],
  description: ['Описание', 'description', 'описание товара', 'текст', 'text'],
} as const satisfies Record<ChangeColumn, readonly [string, string, ...string[]]>;

/**
 * Titles of columns with prices after a discount. If a table has such a column, its column «Цена» is the
 * price before the discount.
 */
const reducedPrices = new Set([
  'новая цена',
  'цена со скидкой',
  'цена продажи',
  'акционная цена',
  'цена по акции',
  'new price',
  'sale price',
]);

/** A row of the table: its line in the file, and its non-empty values by column. */
export type TableRow = { line: number; values: Partial<Record<ChangeColumn, string>> };

export type TableOfGoods = {
  rows: TableRow[];
  /** For each column, its title as written in the table. */
  titles: Readonly<Partial<Record<ChangeColumn, string>>>;
};

/** The title of a column as written in the table. */
export const titleOf = ({ titles }: TableOfGoods, column: ChangeColumn): string =>
  titles[column] ?? (column === 'hidden' ? titles.shown : undefined) ?? columnNames[column][0];

const keys: readonly ChangeColumn[] = ['sku', 'barcode'];

/** Removes spaces and punctuation marks from a title, so that «Цена, руб.» and «old_price» are recognised. */
const plainTitle = (title: string) => normalizeForComparison(title.replace(/[\s_.,:;()*₽-]+/g, ' ').trim());

const columnByName = new Map(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.map((name) => [plainTitle(name), column as ChangeColumn] as const),
  ),
);

/**
 * The column that a title means; undefined if the title is unknown. Knows the titles of `columnNames` and the
 * names of stock in feeds.
 */
const columnOf = (title: string): ChangeColumn | undefined =>
  columnByName.get(plainTitle(title)) ?? (stockNameKind(title) === 'total' ? 'stock' : undefined);

const isReducedPrice = (title: string): boolean => reducedPrices.has(plainTitle(title));

/**
 * The column titles are searched in this many lines at the beginning of a file, because price lists often
 * have other lines above them.
 */
const HEADINGS = 20;

/**
 * The index of the row with the column titles: the first row with one title for a code of goods and one for a
 * value to change. If there is no such row, the first row.
 */
function headOf(rows: readonly CsvRow[]): number {
  const place = rows.slice(0, HEADINGS).findIndex(({ cells }) => {
    const columns = cells.flatMap((title) => columnOf(title) ?? []);
    return (
      columns.some((column) => keys.includes(column)) && columns.some((column) => !keys.includes(column))
    );
  });
  return Math.max(0, place);
}

/**
 * Reads the rows below the titles. Unknown columns and lines above the titles are reported and ignored,
 * because tables of retailers have many of them. Throws TableFileError if a known column occurs twice, if no
 * column identifies goods, if no column contains changes, or if there are no rows.
 */
export function byColumns(all: readonly CsvRow[], warn: (issue: Issue) => void): TableOfGoods {
  const place = headOf(all);
  const [head, ...rows] = all.slice(place);
  if (!head) throw new TableFileError('The table is empty.');
  for (const { line, cells } of all.slice(0, place))
    warn({
      line,
      offerId: '',
      field: shorten(cells.join(' '), 60),
      why: 'is above the titles; it is left out',
    });
  const { titles, columns, isReduced } = readHead(head, warn);
  if (!keys.some((column) => titles[column] !== undefined))
    throw new TableFileError(
      'The table has no column «Артикул» (sku) or «Штрихкод» (barcode) in its first line.',
    );
  if (!columns.some((column) => column && column !== 'size' && !keys.includes(column)))
    throw new TableFileError(
      'The table has no column with something to change, such as «Цена» (price) or «Остаток» (stock).',
    );
  if (rows.length === 0) throw new TableFileError('The table has no rows below its first line.');
  return { titles, rows: rows.map((row) => readRow(row, columns, { isReduced, warn })) };
}

type Head = {
  titles: Partial<Record<ChangeColumn, string>>;
  /** For each column of the table, from left to right, what it means; undefined if its title is unknown. */
  columns: (ChangeColumn | undefined)[];
  /**
   * Whether the column «Цена» has the prices before a discount, because another column has the prices after
   * it.
   */
  isReduced: boolean;
};

function readHead({ line, cells }: CsvRow, warn: (issue: Issue) => void): Head {
  const known = cells.map(columnOf);
  const priced = cells.filter((_, place) => known[place] === 'price');
  const isBefore = (title: string) =>
    priced.length === 2 &&
    priced.some(isReducedPrice) &&
    !isReducedPrice(title) &&
    !known.includes('oldPrice');
  const titles: Partial<Record<ChangeColumn, string>> = {};
  const columns = cells.map((title, place) => {
    const column = known[place] === 'price' && isBefore(title) ? 'oldPrice' : known[place];
    if (column === undefined) {
      if (title !== '')
        warn({
          line,
          offerId: '',
          field: title.slice(0, 60),
          why: 'is not a column that the shop knows; it is left out',
        });
      return undefined;
    }
    if (titles[column] !== undefined)
      throw new TableFileError(`The columns «${titles[column]}» and «${title}» mean the same.`);
    titles[column] = title;
    return column;
  });
  return {
    titles,
    columns,
    isReduced: columns.some((one, at) => one === 'oldPrice' && known[at] === 'price'),
  };
}

/** Matches a cell that means "no discount", in a column of prices after the discount. */
const NO_DISCOUNT = /^(?:[-–—]|0(?:[.,]0+)?)?$/;

/**
 * Reads one row. If the table has prices after a discount (`isReduced`) and this row has none, its price
 * before the discount becomes the price.
 */
function readRow(
  { line, cells }: CsvRow,
  columns: readonly (ChangeColumn | undefined)[],
  { isReduced, warn }: { isReduced: boolean; warn: (issue: Issue) => void },
): TableRow {
  const place = cells.findIndex((cell, at) => at >= columns.length && cell !== '');
  if (place >= 0)
    warn({
      line,
      offerId: '',
      field: `№ ${place + 1}`,
      why: `«${cells[place]?.slice(0, 40)}» is below no title of the first line; it is left out`,
    });
  const values: TableRow['values'] = {};
  for (const [at, column] of columns.entries()) {
    const value = cells[at] ?? '';
    if (column && value !== '') values[column] = value;
  }
  const { price, oldPrice, ...others } = values;
  return isReduced && NO_DISCOUNT.test(price ?? '') && oldPrice !== undefined
    ? { line, values: { ...others, price: oldPrice } }
    : { line, values };
}
