import type { QueryClient } from '@tanstack/react-query';
import { ensureFresh } from '@/lib/state/query-reads';
import {
  accountEventsQuery,
  accountQuery,
  consentsQuery,
  readIfPossible,
  signInsQuery,
} from '../account-query';

/**
 * Reads the account and all lists of its preferences before the page is shown, so that the layout does not
 * shift afterwards. A list that fails to load shows its error on the page.
 * @throws ApiError
 */
export async function loadPreferences(client: QueryClient): Promise<void> {
  await Promise.all([
    ensureFresh(client, accountQuery),
    readIfPossible(client, consentsQuery),
    readIfPossible(client, signInsQuery),
    readIfPossible(client, accountEventsQuery),
  ]);
}
