import { normalizeForComparison } from '#shared/text/plain-text.ts';
import type { CsvRow } from '../table/csv.ts';
import { StoreFileError } from './store-file-error.ts';

/**
 * For each column, the titles by which it is recognised in the first line. The documentation mentions only
 * the first title.
 */
export const columnNames = {
  code: ['code', 'код', 'id'],
  city: ['city', 'город'],
  region: ['region', 'регион', 'область'],
  name: ['name', 'название', 'магазин'],
  address: ['address', 'адрес'],
  landmark: ['landmark', 'ориентир', 'метро'],
  phone: ['phone', 'телефон'],
  hours: ['hours', 'часы работы', 'часы', 'режим работы', 'время работы'],
  specialDays: ['special days', 'особые дни', 'праздничные дни'],
  latitude: ['latitude', 'широта', 'lat'],
  longitude: ['longitude', 'долгота', 'lon', 'lng'],
  timeZone: ['time zone', 'timezone', 'часовой пояс'],
  services: ['services', 'услуги'],
  pictures: ['pictures', 'picture', 'photos', 'фотографии', 'фото', 'картинки'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

type Column = keyof typeof columnNames;

/** The values of a row by column. The value is '' for a column that the file does not have. */
export type StoreLine = { line: number } & Record<Column, string>;

const required: readonly Column[] = ['city', 'name', 'address', 'phone', 'hours', 'latitude', 'longitude'];

const columnByName = new Map(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.map((name) => [normalizeForComparison(name), column as Column] as const),
  ),
);

/**
 * Converts the rows below the titles to values by column. Throws StoreFileError if a required column is
 * missing or a column is repeated. Also throws if a column is unknown, because the values of a column with a
 * misspelt title would be lost without notice.
 */
export function byColumns([head, ...rows]: readonly CsvRow[]): StoreLine[] {
  if (!head) throw new StoreFileError('The file is empty.');
  const columns = head.cells.map((cell) => (cell === '' ? undefined : columnOf(cell, head.line)));
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) throw new StoreFileError(`Line ${head.line}: the column ${columnNames[twice][0]} comes twice.`);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const list = missing.map((column) => columnNames[column][0]).join(', ');
    throw new StoreFileError(`Line ${head.line}: the first line has no column ${list}.`);
  }
  return rows.map(({ line, cells }) => {
    const named = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []));
    return { line, ...empty, ...Object.fromEntries(named) };
  });
}

const empty = Object.fromEntries(Object.keys(columnNames).map((column) => [column, ''])) as Record<
  Column,
  string
>;

function columnOf(name: string, line: number): Column {
  const column = columnByName.get(normalizeForComparison(name.replaceAll('_', ' ')));
  if (column) return column;
  const known = Object.values(columnNames).map(([first]) => first);
  throw new StoreFileError(
    `Line ${line}: «${name.slice(0, 40)}» is not a column of stores; the columns are ${known.join(', ')}.`,
  );
}
