import { useEffect, useRef } from 'react';
import { createStore, useStore } from '@/lib/state/store';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';

const panel = lazyPart(async () => (await import('./added-panel')).AddedPanel);

/** How often the panel was opened. Each increase opens it again. */
const calls = createStore(0);

/** Opens the panel with the last added article. Call it after a successful addition, in the browser. */
export function openAddedPanel(): void {
  calls.set(calls.get() + 1);
}

/** Renders the panel. The shell contains it once. */
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
