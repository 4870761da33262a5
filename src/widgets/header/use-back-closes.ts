import { useEffect, useEffectEvent, useRef } from 'react';

const LAYER = 'vitrinaLayer';

/**
 * Makes the back button close a layer that covers the page, as phone users expect: an open layer has its own history
 * entry. The entry has the page's address and key, so for the router it is the same page, and goods and scroll position
 * stay.
 * @param covers whether the layer is open and covers the page
 * @param onClose called when the entry was left in any way
 * @returns a function that leaves the entry; resolves when the browser has
 */
export function useBackCloses(covers: boolean, onClose: () => void): () => Promise<void> {
  const close = useEffectEvent(onClose);
  const leaving = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (!covers) return;
    // Not the method of the instance, which the router has wrapped: it would reload the page.
    if (!isOnTop()) History.prototype.pushState.call(history, { ...history.state, [LAYER]: true }, '');
    const onPopState = () => close();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [covers]);

  return async () => {
    if (covers && isOnTop()) {
      leaving.current ??= new Promise((done) => {
        window.addEventListener('popstate', () => done(), { once: true });
        history.back();
      });
      await leaving.current;
      leaving.current = undefined;
    }
    onClose();
  };
}

function isOnTop(): boolean {
  return history.state?.[LAYER] === true;
}
