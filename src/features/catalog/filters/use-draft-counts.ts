import { useEffect, useState } from 'react';
import { type FacetCounts, isApiError } from '@/lib/api';
import { type Choice, choiceKey } from '../choice/choice';
import type { GoodsSource } from '../choice/goods-source';

/** Wait after a change of a checkbox before counts are requested, in ms. */
const PAUSE_MS = 250;

type Counts = { of: string; counts?: FacetCounts; error?: string };

/**
 * Counts for a draft choice. Cancels outdated calls, and keeps the last counts until the next arrive. Undefined if the
 * draft equals the page's choice, which has its own counts.
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
