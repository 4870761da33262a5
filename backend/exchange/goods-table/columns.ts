import { normalizeForComparison } from '#shared/text/plain-text.ts';
import type { ChangeColumn } from '../changes/goods-change.ts';
import type { CsvRow } from '../table/csv.ts';
import { TableFileError } from '../table/table-file-error.ts';
import type { Issue } from '../yml/feed/issue.ts';

/**
 * For each column, the titles that the first line of a table may use. The first two are those in the
 * documentation.
 */
export const columnNames = {
  sku: [
    'Артикул',
    'sku',
    'артикул продавца',
    'артикул товара',
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
  barcode: ['Штрихкод', 'barcode', 'штрих код', 'шк', 'ean', 'ean 13', 'ean13', 'gtin'],
  size: ['Размер', 'size'],
  price: [
    'Цена',
    'price',
    'цена руб',
    'цена рублей',
    'новая цена',
    'розничная цена',
    'цена продажи',
    'цена со скидкой',
    'new price',
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
  stock: [
    'Остаток',
    'stock',
    'остатки',
    'остаток шт',
    'количество',
    'количество шт',
    'кол во',
    'count',
    'quantity',
    'qty',
    'amount',
    'наличие',
    'в наличии',
  ],
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

/** A row of the table: its non-empty values by column. */
export type TableRow = { line: number; values: Partial<Record<ChangeColumn, string>> };

export type TableOfGoods = {
  rows: TableRow[];
  /** The titles of the columns as the table has them. */
  titles: Readonly<Partial<Record<ChangeColumn, string>>>;
};

/** The title of a column as the table has it. */
export const titleOf = ({ titles }: TableOfGoods, column: ChangeColumn): string =>
  titles[column] ?? (column === 'hidden' ? titles.shown : undefined) ?? columnNames[column][0];

const keys: readonly ChangeColumn[] = ['sku', 'barcode'];

/** A title without spaces and punctuation marks, so that «Цена, руб.» and «old_price» are recognised. */
const plainTitle = (title: string) => normalizeForComparison(title.replace(/[\s_.,:;()*-]+/g, ' ').trim());

const columnByName = new Map(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.map((name) => [plainTitle(name), column as ChangeColumn] as const),
  ),
);

/**
 * Reads the rows below the header by column. Unknown columns are reported and left out, because retailers'
 * tables have many. Throws TableFileError if a known column occurs twice, if no column identifies goods or
 * none contains changes, or if there are no rows.
 */
export function byColumns([head, ...rows]: readonly CsvRow[], warn: (issue: Issue) => void): TableOfGoods {
  if (!head) throw new TableFileError('The table is empty.');
  const titles: Partial<Record<ChangeColumn, string>> = {};
  const columns = head.cells.map((title) => {
    const column = columnByName.get(plainTitle(title));
    if (column === undefined) {
      const isFilled = title !== '';
      if (isFilled)
        warn({
          line: head.line,
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
  if (!keys.some((column) => titles[column] !== undefined))
    throw new TableFileError(
      'The table has no column «Артикул» (sku) or «Штрихкод» (barcode) in its first line.',
    );
  if (!columns.some((column) => column && column !== 'size' && !keys.includes(column)))
    throw new TableFileError(
      'The table has no column with something to change, such as «Цена» (price) or «Остаток» (stock).',
    );
  if (rows.length === 0) throw new TableFileError('The table has no rows below its first line.');
  return {
    titles,
    rows: rows.map(({ line, cells }) => {
      const place = cells.findIndex((cell, at) => at >= columns.length && cell !== '');
      if (place >= 0)
        warn({
          line,
          offerId: '',
          field: `№ ${place + 1}`,
          why: `«${cells[place]?.slice(0, 40)}» is below no title of the first line; it is left out`,
        });
      const values: TableRow['values'] = {};
      for (const [place, column] of columns.entries()) {
        const value = cells[place] ?? '';
        if (column && value !== '') values[column] = value;
      }
      return { line, values };
    }),
  };
}
