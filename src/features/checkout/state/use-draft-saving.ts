import { useEffect, useEffectEvent, useRef } from 'react';
import { type CheckoutDraftPatch, isApiError, patchCheckoutDraft } from '@/lib/api';
import type { CheckoutFields } from './checkout-fields';
import { type DraftParts, partsOf } from './draft-parts';

/** How long nothing is typed before it is kept, in ms. */
const PAUSE_MS = 600;

/** Keeps what is filled in with the shop as the shopper goes on. A part that cannot be kept now goes with the next change. */
export function useDraftSaving(fields: CheckoutFields, city: string, isReady: boolean) {
  const parts = partsOf(fields, city);
  const text = JSON.stringify(parts);
  const kept = useRef(text);
  const under = useRef<Promise<void>>(Promise.resolve());
  const isOver = useRef(false);

  const keep = useEffectEvent((isLeaving: boolean) => {
    if (isOver.current || !isReady || kept.current === text) return;
    const patch = changedParts(parts, JSON.parse(kept.current) as DraftParts);
    const before = kept.current;
    kept.current = text;
    under.current = under.current
      .then(() => patchCheckoutDraft(patch, { keepalive: isLeaving }))
      .then(
        () => undefined,
        (error) => {
          if (!isApiError(error)) throw error;
          if (kept.current === text) kept.current = before;
        },
      );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause again
  useEffect(() => {
    const timer = window.setTimeout(() => keep(false), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, isReady]);
  useEffect(() => {
    const leave = () => keep(true);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  return {
    /** Waits for what is on its way, and keeps nothing more: the order takes the draft's place. */
    async end(): Promise<void> {
      isOver.current = true;
      await under.current;
    },
    /** The order was refused: what is typed is kept again. */
    goOn(): void {
      isOver.current = false;
    },
  };
}

function changedParts(parts: DraftParts, before: DraftParts): CheckoutDraftPatch {
  const changed = Object.entries(parts).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part as keyof DraftParts]),
  );
  return Object.fromEntries(changed);
}
