import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The router's key of this visit of the page in the history. It is the same if the shopper goes back to this
 * visit, and another one for a new visit. While the next page loads it keeps its value; `isHere` decides by
 * the URL whether the shown page is still the current one.
 */
export function useVisit(isHere: (pathname: string, search: Record<string, unknown>) => boolean): string {
  const current = useRouterState({
    select: ({ location: { pathname, search, state } }) =>
      isHere(pathname, { ...search }) ? (state.__TSR_key ?? '') : undefined,
  });
  const [last, setLast] = useState(current ?? '');
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}
