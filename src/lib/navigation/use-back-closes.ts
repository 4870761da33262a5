import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers';

/**
 * Makes the back button close a layer that covers the page, as phone users expect, in every browser.
 * @param covers whether the layer is open and covers the page
 * @param onClose called when the shopper went back; the owner closes the layer
 */
export function useBackCloses(covers: boolean, onClose: () => void): void {
  const history = useRouter({ warn: false })?.history;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (covers) return openLayer(() => close(), history);
  }, [covers, history]);
}
