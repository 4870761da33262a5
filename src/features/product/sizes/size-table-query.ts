import { getGetSizeTableQueryOptions } from '@/lib/api';

/** A size table. It is always fresh, because body measurements do not change during a visit. */
export const sizeTableQuery = (sizeTableId: string) => ({
  ...getGetSizeTableQueryOptions(sizeTableId),
  staleTime: Number.POSITIVE_INFINITY,
});
