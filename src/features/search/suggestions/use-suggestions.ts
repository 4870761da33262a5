import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getGetSuggestionsQueryOptions } from '@/lib/api';
import { tidyQuery } from '../query/tidy-query';

/** Debounce while typing, ms. */
export const DEBOUNCE_MS = 120;
/** What is looked for most does not change during a visit, in ms. */
const FRESH_MS = 5 * 60_000;

/**
 * Suggestions for what is typed. The call in flight is cancelled when the text changes; the last suggestions stay until
 * the next ones are here; what was known is shown at once. A failure is silent: without suggestions the search still
 * works.
 */
export function useSuggestions(typed: string, enabled: boolean) {
  const client = useQueryClient();
  const wanted = tidyQuery(typed).toLowerCase();
  const [asked, setAsked] = useState(wanted);
  const known = client.getQueryData(optionsFor(wanted).queryKey) !== undefined;

  useEffect(() => {
    if (wanted === asked) return;
    if (known) return setAsked(wanted);
    const timer = window.setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [wanted, asked, known]);

  const { data, isPlaceholderData } = useQuery({
    ...optionsFor(known ? wanted : asked),
    enabled,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return {
    suggestions: data,
    /** They answer what is in the field now. */
    settled: data !== undefined && !isPlaceholderData && (known || asked === wanted),
  };
}

const optionsFor = (query: string) => getGetSuggestionsQueryOptions(query === '' ? undefined : { q: query });
