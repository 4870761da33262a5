import { useQuery } from '@tanstack/react-query';
import { wearerOf } from '#shared/goods/my-size.ts';
import { useMySize } from '@/shop/my-size/my-size-result';
import { useMeasures } from '@/shop/my-size/use-measures';
import { sizeTableQuery } from './size-table-query';
import { sizesOf } from './sizes-of';

/**
 * The shopper's size of a product. Undefined if the shopper has not given body measurements; then the table
 * is not loaded.
 */
export function useMyArticleSize(sizeTableId: string | null): string | undefined {
  const hasMeasures = Object.keys(useMeasures(sizeTableId !== null)).length > 0;
  const { data: table } = useQuery({
    ...sizeTableQuery(sizeTableId ?? ''),
    enabled: hasMeasures && sizeTableId !== null,
  });
  return useMySize(table && wearerOf(table.title), table && sizesOf(table))?.size ?? undefined;
}
