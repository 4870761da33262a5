import type { Sizes } from '#shared/goods/my-size.ts';
import type { SizeTable } from '@/lib/api';

/** Columns and rows of a size table, in the form that the size search uses. */
export const sizesOf = ({ columns, rows }: SizeTable): Sizes => ({
  columns,
  rows: rows.map(({ russian, measurements }) => ({ size: russian, cells: measurements })),
});
