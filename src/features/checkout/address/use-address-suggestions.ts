import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressesQuery } from '../state/checkout-queries';

/** Debounce while typing, ms. */
const DEBOUNCE_MS = 150;
/** Minimum number of letters: with fewer, any street would match. */
const LEAST = 2;
const LONGEST = 200;
/** Suggestions are not fetched again for this time, in ms, because streets do not change during a visit. */
const FRESH_MS = 60 * 60_000;

/** Address suggestions for a typed text. A failure is silent, because any address may be typed. */
export function useAddressSuggestions(city: string, typed: string, enabled: boolean) {
  const wanted = typed.trim().slice(0, LONGEST);
  const [requestedText, setRequestedText] = useState(wanted);
  useEffect(() => {
    if (wanted === requestedText) return;
    const timer = window.setTimeout(() => setRequestedText(wanted), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [wanted, requestedText]);

  const isLong = requestedText.length >= LEAST;
  const { data } = useQuery({
    ...addressesQuery(city, requestedText),
    enabled: enabled && isLong,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return isLong && wanted.length >= LEAST ? (data?.items ?? []) : [];
}
