import { useEffect, useEffectEvent } from 'react';
import { track } from '@/shop/analytics/track';

/** Reports a search, once for each query. Filtering its results does not count as another search. */
export function useSearchEvent(query: string, found: number | undefined): void {
  const report = useEffectEvent(() => {
    if (query !== '') track({ type: 'search', query, found: found ?? 0 });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another search
  useEffect(() => report(), [query]);
}
