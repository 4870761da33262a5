import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The history key of this visit of a page: the same on the way back to it, another for a new visit. While the
 * next page loads, which `isHere` does not take for this one, it stays.
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
