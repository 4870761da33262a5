import { type RouterState, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/**
 * Preserves the scroll position of a page while the next one loads. The skeleton of the next page scrolls the
 * window, and the router would save that position for the old page. With this hook, a shopper who goes back
 * at once returns to the link. Skeletons start at the top. Use it once, in the root.
 */
export function useWaitingScroll(): void {
  const leaving = useRouterState({ select: isLeaving });
  const skeleton = useRouterState({
    select: (state) => isLeaving(state) && state.matches.some(({ status }) => status === 'pending'),
  });
  useLayoutEffect(() => {
    if (!leaving) return;
    const stopPropagation = (event: Event) => event.stopPropagation();
    // Runs before the router's listener, which is on the document.
    window.addEventListener('scroll', stopPropagation, true);
    return () => window.removeEventListener('scroll', stopPropagation, true);
  }, [leaving]);
  useLayoutEffect(() => {
    if (skeleton) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [skeleton]);
}

/** A change of search parameters on the same page does not leave it. */
function isLeaving({ status, location, resolvedLocation }: RouterState): boolean {
  return status === 'pending' && !!resolvedLocation && location.pathname !== resolvedLocation.pathname;
}
