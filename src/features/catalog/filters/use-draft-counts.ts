import { useEffect, useState } from 'react';
import { type FacetCounts, isApiError } from '@/lib/api';
import { type Choice, choiceKey } from '../choice/choice';
import type { GoodsSource } from '../choice/goods-source';

/** Debounce after a change of a checkbox before counts are requested, in ms. */
const PAUSE_MS = 250;

type Counts = { of: string; counts?: FacetCounts; error?: string };

/**
 * Counts of goods for a choice that is not applied yet. A new choice cancels the previous request, and the
 * last counts stay until the next arrive. Undefined if the draft equals the page's choice, whose counts are
 * known.
 */
export function useDraftCounts(source: GoodsSource, draft: Choice, applied: Choice, again: number) {
  const key = choiceKey(draft);
  const known = key === choiceKey(applied);
  const [{ of, counts, error }, setAnswer] = useState<Counts>({ of: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the draft; `again` repeats the call
  useEffect(() => {
    if (known) {
      setAnswer({ of: key });
      return;
    }
    const calls = new AbortController();
    const timer = window.setTimeout(() => {
      source.count(draft, calls.signal).then(
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
  }, [source, key, known, again]);
  return { counts, busy: !known && of !== key, error: of === key ? error : undefined };
}
