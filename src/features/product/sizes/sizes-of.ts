import type { Sizes } from '#shared/goods/my-size.ts';
import type { SizeTable } from '@/lib/api';

/** A size table in the format that the search for the shopper's size needs. */
export const sizesOf = ({ columns, rows }: SizeTable): Sizes => ({
  columns,
  rows: rows.map(({ russian, measurements }) => ({ size: russian, cells: measurements })),
});
