import { hashKey, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * useQuery for parts that show a failure with a retry button: the failure stays visible during a retry, and with it the
 * focused button. Earlier data stays in `data`.
 */
export function useRetryableQuery<T, E, Key extends QueryKey>(options: UseQueryOptions<T, E, T, Key>) {
  const { data, error, isFetching, refetch } = useQuery(options);
  const hash = hashKey(options.queryKey);
  const [failure, setFailure] = useState<{ hash: string; error: E }>();
  if (error && error !== failure?.error) setFailure({ hash, error });
  // TanStack Query clears an error as soon as it fetches again.
  const lasting = isFetching && data === undefined && failure?.hash === hash ? failure.error : undefined;
  return { data, error: error ?? lasting, busy: isFetching, retry: () => void refetch() };
}
