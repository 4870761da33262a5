import { useEffect, useRef } from 'react';
import { createStore, useStore } from '@/lib/state/store';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';

const panel = lazyPart(async () => (await import('./added-panel')).AddedPanel);

/** Counts the calls for the panel. */
const calls = createStore(0);

/** Shows what was added to the cart last. To be called after a successful add; anywhere in the browser. */
export function openAddedPanel(): void {
  calls.set(calls.get() + 1);
}

/** The place of the panel; one in the shell. */
export function AddedPanelHost() {
  const call = useStore(calls);
  const { Part, open, show, onClose } = useLazyOpen(panel);
  const answered = useRef(call);
  useEffect(() => {
    if (answered.current === call) return;
    answered.current = call;
    void show();
  });
  return Part && <Part open={open} onClose={onClose} />;
}
