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

/** Measures stored in the shopper's account. They are never written to browser storage. */
export const measuresQuery = getGetMyMeasuresQueryOptions();

/**
 * The measures of the account, fetched when a part of the page needs them. Undefined for guests and until
 * they are loaded.
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

/** A failure has been logged; sizes are then marked without the account's measures. */
async function read(client: QueryClient): Promise<void> {
  try {
    await ensureFresh(client, measuresQuery);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Shows measures of a wearer while they are typed, before they are saved. */
export function showMeasures(client: QueryClient, wearer: Wearer, measures: Measures): void {
  const { [wearer]: _, ...others } = client.getQueryData(measuresQuery.queryKey) ?? {};
  const isNone = Object.keys(measures).length === 0;
  setQuery(client, measuresQuery, isNone ? others : { ...others, [wearer]: measures });
}

/**
 * Saves the measures of a wearer in the account, one change at a time. The cache already has the typed
 * measures, so the response does not overwrite it.
 */
export const saveMeasuresMutation = mutationOptions({
  mutationKey: getReplaceMyMeasuresMutationKey(),
  scope: { id: 'measures' },
  async mutationFn({ wearer, measures }: { wearer: Wearer; measures: Measures }) {
    if (Object.keys(measures).length === 0) await deleteMyMeasures(wearer);
    else await replaceMyMeasures(wearer, measures);
  },
});
