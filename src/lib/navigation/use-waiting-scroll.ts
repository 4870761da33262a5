import { type RouterState, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/**
 * Keeps the scroll position of a page that is being left. While the next page loads, its skeleton scrolls the window,
 * and the router would save that position for the old page. With this, a shopper who goes back at once returns to the
 * place of the link. Skeletons start at the top. Once for the whole visit.
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
