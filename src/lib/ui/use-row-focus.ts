import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * When the focused row of a list is removed, focuses the row that takes its place, or else the one before.
 * Otherwise the focus would be lost. Spread the result on the list element, whose children are the rows.
 */
export function useRowFocus<E extends HTMLElement>(keys: readonly string[]) {
  const list: RefObject<E | null> = useRef(null);
  const place = useRef(-1);
  const shown = keys.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the rows matter
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const lines = list.current?.children;
    const line = lines?.[Math.min(place.current, lines.length - 1)];
    line?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), button')?.focus({ preventScroll: true });
  }, [shown]);
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      place.current = [...(list.current?.children ?? [])].findIndex((line) => line.contains(target));
    },
    onBlur: ({ relatedTarget, target }: FocusEvent) => {
      // If the row is still in the page, the shopper has moved the focus away; otherwise the row was removed.
      if (relatedTarget !== null && target.isConnected) place.current = -1;
    },
  };
}
