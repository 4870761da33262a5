import { useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';
import { openLayer } from './layers';

/**
 * Makes the back button close a layer that covers the page, as phone users expect, in every browser.
 * @param covers whether the layer is open and covers the page
 * @param onClose called when the shopper went back; the owner closes the layer
 */
export function useBackCloses(covers: boolean, onClose: () => void): void {
  const history = useRouter({ warn: false })?.history;
  const close = useEffectEvent(onClose);
  // Runs before the layer is painted, so that the shopper cannot go back while the layer is visible but has
  // no history entry.
  useLayoutEffect(() => {
    if (covers) return openLayer(() => close(), history);
  }, [covers, history]);
}
