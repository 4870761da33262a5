import { useEffect, useState } from 'react';
import { type FacetCounts, isApiError } from '@/lib/api';
import { type Choice, choiceKey } from '../choice/choice';
import type { Place } from '../choice/place';

/** Debounce while boxes are ticked one after another, ms. */
const PAUSE_MS = 250;

type Counts = { of: string; counts?: FacetCounts; error?: string };

/**
 * Counts for a choice that is being made; an outdated call is cancelled. The last counts stay until the next are here.
 * Undefined when the choice is that of the page, which has its own counts.
 */
export function useDraftCounts(place: Place, draft: Choice, applied: Choice, again: number) {
  const key = choiceKey(draft);
  const known = key === choiceKey(applied);
  const [{ of, counts, error }, setAnswer] = useState<Counts>({ of: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the draft; `again` asks again
  useEffect(() => {
    if (known) {
      setAnswer({ of: key });
      return;
    }
    const calls = new AbortController();
    const timer = window.setTimeout(() => {
      place.count(draft, calls.signal).then(
        (counts) => {
          if (!calls.signal.aborted) setAnswer({ of: key, counts });
        },
        (cause: unknown) => {
          if (calls.signal.aborted) return;
          if (!isApiError(cause)) throw cause;
          setAnswer((before) => ({ ...before, of: key, error: cause.message }));
        },
      );
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      calls.abort();
    };
  }, [place, key, known, again]);
  return { counts, busy: !known && of !== key, error: of === key ? error : undefined };
}
