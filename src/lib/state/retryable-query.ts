import { hashKey, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * useQuery for parts that show a failure and offer to try again: the failure stays on the screen until that succeeds,
 * and with it the button that has the focus. What was known before stays in `data`.
 */
export function useRetryableQuery<T, E, Key extends QueryKey>(options: UseQueryOptions<T, E, T, Key>) {
  const { data, error, isFetching, refetch } = useQuery(options);
  const hash = hashKey(options.queryKey);
  const [failure, setFailure] = useState<{ hash: string; error: E }>();
  if (error && error !== failure?.error) setFailure({ hash, error });
  // Query itself forgets the failure as soon as it asks again.
  const lasting = isFetching && data === undefined && failure?.hash === hash ? failure.error : undefined;
  return { data, error: error ?? lasting, busy: isFetching, again: () => void refetch() };
}
