import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getGetSuggestionsQueryOptions } from '@/lib/api';
import { tidyQuery } from '../query/tidy-query';

/** Debounce while typing, in ms. */
const DEBOUNCE_MS = 120;
/** Popular queries are not fetched again for this time, in ms: they do not change during a visit. */
const FRESH_MS = 5 * 60_000;

/**
 * Suggestions for a text. New text cancels the request for the previous text, and the old suggestions stay
 * until the new ones arrive; cached ones are shown at once. A failure is not shown, because the search works
 * without suggestions.
 */
export function useSuggestions(typed: string, enabled: boolean) {
  const client = useQueryClient();
  const wanted = tidyQuery(typed).toLowerCase();
  const [requestedText, setRequestedText] = useState(wanted);
  const known = client.getQueryData(optionsFor(wanted).queryKey) !== undefined;

  useEffect(() => {
    if (wanted === requestedText) return;
    if (known) return setRequestedText(wanted);
    const timer = window.setTimeout(() => setRequestedText(wanted), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [wanted, requestedText, known]);

  const { data, isPlaceholderData } = useQuery({
    ...optionsFor(known ? wanted : requestedText),
    enabled,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return {
    suggestions: data,
    /** Whether the suggestions belong to the current text. */
    settled: data !== undefined && !isPlaceholderData && (known || requestedText === wanted),
  };
}

const optionsFor = (query: string) => getGetSuggestionsQueryOptions(query === '' ? undefined : { q: query });
