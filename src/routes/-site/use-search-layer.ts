import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBackCloses } from './use-back-closes';

/** Below this window width the search takes the whole screen (look.md); the classes of search-layer.tsx know it as md. */
const WIDE = '(width >= 768px)';

export type SearchLayerState = ReturnType<typeof useSearchLayer>;

/** The search of the header: whether it is open, as a line under the header or over the whole screen. */
export function useSearchLayer() {
  const [open, setOpen] = useState<'line' | 'screen'>();
  const opener = useRef<HTMLElement>(null);
  const router = useRouter();
  const shut = () => setOpen(undefined);
  // The header stays at the window's edge: a scroll to its button would move the page.
  const giveBack = () => opener.current?.focus({ preventScroll: true });
  const leave = useBackCloses(open === 'screen', shut);
  const leaveNow = useEffectEvent(leave);
  const giveBackNow = useEffectEvent(giveBack);

  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia(WIDE);
    const onChange = () => void leaveNow();
    wide.addEventListener('change', onChange);
    const unsubscribe = router.subscribe('onBeforeNavigate', () => setOpen(undefined));
    return () => {
      wide.removeEventListener('change', onChange);
      unsubscribe();
    };
  }, [open, router]);

  useEffect(() => {
    // The browser gives the focus back to what had it; not every browser gives it to a button that is pressed.
    if (open === 'screen') return () => giveBackNow();
  }, [open]);

  return {
    open: open !== undefined,
    covers: open === 'screen',
    /** Closes; done when the page under it may be left. */
    leave,
    /** Closes for somebody who goes on where they were. */
    async close() {
      await leave();
      giveBack();
    },
    toggle(button: HTMLElement) {
      opener.current = button;
      if (open) void leave();
      else setOpen(window.matchMedia(WIDE).matches ? 'line' : 'screen');
    },
  };
}
