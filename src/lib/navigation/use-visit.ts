import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The history key of this visit of the page. It is the same when the shopper goes back to the visit, and
 * different for a new visit. It does not change while the next page loads; `isHere` recognizes that by the
 * URL.
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
