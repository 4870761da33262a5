import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

/**
 * A query that the route's loader has awaited, so that its data is always there. Never asks by itself: what is fresh
 * enough is the loader's business.
 * @throws Error that names the query when a loader forgot it: better than a screen that blinks
 */
export function usePrefetchedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): Data {
  const { data, error } = useQuery({ ...options, enabled: false });
  if (data === undefined) {
    throw error ?? new Error(`The loader did not prefetch ${JSON.stringify(options.queryKey)}`);
  }
  return data;
}
