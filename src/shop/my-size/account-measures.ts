import { mutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Measures, Wearer } from '#shared/goods/my-size.ts';
import {
  deleteMyMeasures,
  getGetMyMeasuresQueryOptions,
  getReplaceMyMeasuresMutationKey,
  isApiError,
  type MyMeasures,
  replaceMyMeasures,
} from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { ensureFresh, setQuery } from '@/lib/state/query-reads';
import { useSession } from '@/shop/identity/session';

/** Body measurements in the shopper's account. They are never written to the browser's storage. */
export const measuresQuery = getGetMyMeasuresQueryOptions();

/**
 * The measurements in the account, fetched as soon as `wanted` is true. Undefined for guests, and until they
 * are loaded.
 */
export function useAccountMeasures(wanted: boolean): MyMeasures | undefined {
  const client = useQueryClient();
  const accountId = useSession()?.user?.id;
  const known = useKnownQuery(measuresQuery);
  useEffect(() => {
    if (wanted && accountId !== undefined) void read(client);
  }, [client, wanted, accountId]);
  return accountId === undefined ? undefined : known;
}

/** Reads the measurements. A failure is only logged; sizes are then marked without them. */
async function read(client: QueryClient): Promise<void> {
  try {
    await ensureFresh(client, measuresQuery);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Puts measurements of a wearer into the cache while they are typed, before they are saved. */
export function showMeasures(client: QueryClient, wearer: Wearer, measures: Measures): void {
  const { [wearer]: _, ...others } = client.getQueryData(measuresQuery.queryKey) ?? {};
  const isNone = Object.keys(measures).length === 0;
  setQuery(client, measuresQuery, isNone ? others : { ...others, [wearer]: measures });
}

/**
 * Saves the measurements of a wearer in the account, one change at a time. The response does not overwrite
 * the cache, which already has the typed values.
 */
export const saveMeasuresMutation = mutationOptions({
  mutationKey: getReplaceMyMeasuresMutationKey(),
  scope: { id: 'measures' },
  async mutationFn({ wearer, measures }: { wearer: Wearer; measures: Measures }) {
    if (Object.keys(measures).length === 0) await deleteMyMeasures(wearer);
    else await replaceMyMeasures(wearer, measures);
  },
});
