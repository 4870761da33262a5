import { useEffect, useEffectEvent, useRef } from 'react';

const LAYER = 'vitrinaLayer';

/**
 * Lets the browser's way back close a layer that covers the page, as people with phones expect: while it is open the
 * history has an entry of its own. Address and key of the entry are those of the page, so to the router it is the same
 * page: goods and place on it stay.
 * @param covers whether the layer is open and covers the page
 * @param onClose called when the entry has been left in any way
 * @returns leaves the entry; done when the browser has
 */
export function useBackCloses(covers: boolean, onClose: () => void): () => Promise<void> {
  const close = useEffectEvent(onClose);
  const leaving = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (!covers) return;
    // Not the instance's own, which the router has wrapped: it would reload the page.
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
