import { useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';
import { openLayer } from './layers';

/**
 * Makes the browser's back button close a layer that covers the page, as phone users expect.
 * @param covers whether the layer is open and covers the page
 * @param onClose called when the shopper has gone back; the caller must close the layer
 */
export function useBackCloses(covers: boolean, onClose: () => void): void {
  const history = useRouter({ warn: false })?.history;
  const close = useEffectEvent(onClose);
  // Runs before the layer is painted, so that the layer has a history entry as soon as it is visible.
  useLayoutEffect(() => {
    if (covers) return openLayer(() => close(), history);
  }, [covers, history]);
}
