import { type RouterState, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/**
 * Keeps the place in a page that is being left. Until the next page is here, and may be its skeleton instead, where the
 * window is scrolled to was not chosen by the shopper, but the router would keep it: a shopper who goes back without waiting comes
 * to where the link was followed. A skeleton shows its beginning. Once for the whole visit.
 */
export function useWaitingScroll(): void {
  const leaving = useRouterState({ select: isLeaving });
  const skeleton = useRouterState({
    select: (state) => isLeaving(state) && state.matches.some(({ status }) => status === 'pending'),
  });
  useLayoutEffect(() => {
    if (!leaving) return;
    const keepToItself = (event: Event) => event.stopPropagation();
    // Before the router, which listens on the document.
    window.addEventListener('scroll', keepToItself, true);
    return () => window.removeEventListener('scroll', keepToItself, true);
  }, [leaving]);
  useLayoutEffect(() => {
    if (skeleton) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [skeleton]);
}

/** Another choice on the same page leaves nothing. */
function isLeaving({ status, location, resolvedLocation }: RouterState): boolean {
  return status === 'pending' && !!resolvedLocation && location.pathname !== resolvedLocation.pathname;
}
