import { hashKey, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * useQuery for components that show a failure with a retry button. The failure stays visible during a retry,
 * so that the button keeps the focus. Data from before a failure stays in `data`.
 */
export function useRetryableQuery<T, E, Key extends QueryKey>(options: UseQueryOptions<T, E, T, Key>) {
  const { data, error, isFetching, refetch } = useQuery(options);
  const hash = hashKey(options.queryKey);
  const [failure, setFailure] = useState<{ hash: string; error: E }>();
  if (error && error !== failure?.error) setFailure({ hash, error });
  // TanStack Query clears an error when it fetches again, so the error is remembered here.
  const lasting = isFetching && data === undefined && failure?.hash === hash ? failure.error : undefined;
  return { data, error: error ?? lasting, busy: isFetching, retry: () => void refetch() };
}
