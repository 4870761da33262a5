import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckoutDraft } from '@/lib/api';
import { onAnnouncement } from '@/shop/identity/tabs';
import type { CheckoutFields } from '../fields/checkout-fields';
import { createDraftKeeper } from './draft-keeper';
import { type DraftParts, partsOf } from './draft-parts';
import { halfTypedOf, keepHalfTyped } from './half-typed';

/** How long nothing is typed before it is kept, in ms. */
const PAUSE_MS = 600;

type Saving = {
  city: string;
  /** The draft that the form began with. */
  draft: Pick<CheckoutDraft, 'version'>;
  /** Whether it is known what the chosen method offers. */
  isReady: boolean;
  /** Another tab has filled something in since the parts of `before` were kept. */
  onOther(other: { draft: CheckoutDraft; before: DraftParts }): void;
};

/** Keeps what is filled in with the shop as the shopper goes on. A part that cannot be kept now goes with the next change. */
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

  const follow = useEffectEvent(async () => {
    if (isOver.current) return;
    const other = await keeper.follow(city);
    if (other && !isOver.current) onOther(other);
  });
  useEffect(() => {
    const look = () => void follow();
    // What was filled in on another device is there when the shopper comes back.
    window.addEventListener('focus', look);
    const ending = onAnnouncement(({ type }) => type === 'draft-changed' && look());
    return () => {
      window.removeEventListener('focus', look);
      ending();
    };
  }, []);

  const half = JSON.stringify(halfTypedOf(fields, parts));
  useEffect(() => {
    if (!isOver.current) keepHalfTyped(JSON.parse(half));
  }, [half]);

  return {
    /** Waits for what is on its way, and keeps nothing more: the order takes the draft's place. */
    async end(): Promise<void> {
      isOver.current = true;
      keepHalfTyped({});
      await under.current;
    },
    /** The order was refused: what is typed is kept again. */
    goOn(): void {
      isOver.current = false;
    },
  };
}
