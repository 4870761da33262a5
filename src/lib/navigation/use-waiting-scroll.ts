import { type RouterState, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/**
 * Keeps the saved scroll position of a page while the next page loads. The skeleton of the next page scrolls
 * the window to the top, and the router would save this as the position of the old page. With this hook, a
 * shopper who goes back at once is where they were. Use it once, in the root.
 */
export function useWaitingScroll(): void {
  const leaving = useRouterState({ select: isLeaving });
  const skeleton = useRouterState({
    select: (state) => isLeaving(state) && state.matches.some(({ status }) => status === 'pending'),
  });
  useLayoutEffect(() => {
    if (!leaving) return;
    const stopPropagation = (event: Event) => event.stopPropagation();
    // On the window this runs before the router's listener, which is on the document.
    window.addEventListener('scroll', stopPropagation, true);
    return () => window.removeEventListener('scroll', stopPropagation, true);
  }, [leaving]);
  useLayoutEffect(() => {
    if (skeleton) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [skeleton]);
}

/** Whether the page is being left. A change of only the search parameters does not leave it. */
function isLeaving({ status, location, resolvedLocation }: RouterState): boolean {
  return status === 'pending' && !!resolvedLocation && location.pathname !== resolvedLocation.pathname;
}
