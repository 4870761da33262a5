import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckoutDraft } from '@/lib/api';
import { onAnnouncement } from '@/shop/identity/tabs';
import type { CheckoutFields } from '../fields/checkout-fields';
import { createDraftKeeper } from './draft-keeper';
import { type DraftParts, partsOf } from './draft-parts';
import { halfTypedOf, storeHalfTyped } from './half-typed';

/** Debounce while typing before the draft is saved, in ms. */
const PAUSE_MS = 600;

type Saving = {
  city: string;
  /** The draft with which the form was filled. */
  draft: Pick<CheckoutDraft, 'version'>;
  /** Whether the data of the chosen delivery method is loaded. */
  isReady: boolean;
  /** Called when another tab has changed the draft. `before` are the parts that this tab saved last. */
  onOther(other: { draft: CheckoutDraft; before: DraftParts }): void;
};

/**
 * Saves the draft while the shopper fills in the form. If a part fails to save, it is sent with the next
 * change.
 */
export function useDraftSaving(fields: CheckoutFields, { city, draft, isReady, onOther }: Saving) {
  const parts = partsOf(fields, city);
  const text = JSON.stringify(parts);
  const [keeper] = useState(() => createDraftKeeper(draft, parts));
  const under = useRef<Promise<void>>(Promise.resolve());
  const isOver = useRef(false);

  const keep = useEffectEvent((isLeaving: boolean) => {
    if (isOver.current || !isReady) return;
    under.current = keeper.keep(parts, { keepalive: isLeaving });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the pause
  useEffect(() => {
    const timer = window.setTimeout(() => keep(false), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, isReady]);
  useEffect(() => {
    const leave = () => keep(true);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  const follow = useEffectEvent(async () => {
    if (isOver.current) return;
    const other = await keeper.follow(city);
    if (other && !isOver.current) onOther(other);
  });
  useEffect(() => {
    const look = () => void follow();
    // The draft may have been changed on another device while this window was in the background.
    window.addEventListener('focus', look);
    const ending = onAnnouncement(({ type }) => type === 'draft-changed' && look());
    return () => {
      window.removeEventListener('focus', look);
      ending();
    };
  }, []);

  const half = JSON.stringify(halfTypedOf(fields, parts));
  useEffect(() => {
    if (!isOver.current) storeHalfTyped(JSON.parse(half));
  }, [half]);

  return {
    /** Waits for the save in flight, then stops saving, because the order replaces the draft. */
    async end(): Promise<void> {
      isOver.current = true;
      storeHalfTyped({});
      await under.current;
    },
    /** The order was refused: start saving again. */
    resume(): void {
      isOver.current = false;
    },
  };
}
