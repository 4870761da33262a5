import { getGetSizeTableQueryOptions } from '@/lib/api';

/** Measurements do not change during a visit. */
export const sizeTableQuery = (sizeTableId: string) => ({
  ...getGetSizeTableQueryOptions(sizeTableId),
  staleTime: Number.POSITIVE_INFINITY,
});
