import type { Sizes } from '#shared/goods/my-size.ts';
import type { SizeTable } from '@/lib/api';

/** A size table as sizes are found in it. */
export const sizesOf = ({ columns, rows }: SizeTable): Sizes => ({
  columns,
  rows: rows.map(({ russian, measurements }) => ({ size: russian, cells: measurements })),
});
