import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * When the line that had the focus goes, the focus goes to the line that has taken its place, or to the one before.
 * Otherwise it would fall to the top of the page. Spread the result on the list; its children are the lines.
 */
export function useKeptFocus<E extends HTMLElement>(keys: readonly string[]) {
  const list: RefObject<E | null> = useRef(null);
  const place = useRef(-1);
  const shown = keys.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the lines decide
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
      // Gone with its line, or left of the shopper's own will.
      if (relatedTarget !== null && target.isConnected) place.current = -1;
    },
  };
}
