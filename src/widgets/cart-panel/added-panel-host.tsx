import { useEffect, useRef } from 'react';
import { createStore, useStore } from '@/lib/state/store';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';

const panel = lazyPart(async () => (await import('./added-panel')).AddedPanel);

/** Number of calls that opened the panel. */
const calls = createStore(0);

/** Shows the article that was added to the cart last. Call it after a successful add, in the browser. */
export function openAddedPanel(): void {
  calls.set(calls.get() + 1);
}

/** Renders the panel. One in the shell. */
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
