import { type RefObject, useEffect } from 'react';

/**
 * Classes of a sticky column. A column taller than the window sticks by its bottom, so that all of it can be
 * scrolled into view.
 */
export const STICKY_COLUMN =
  'md:sticky md:top-[min(57px,calc(100dvh-var(--own-height,0px)))] md:self-start lg:top-[min(73px,calc(100dvh-var(--own-height,0px)))]';

/**
 * Publishes the height of a STICKY_COLUMN as a CSS variable. Without the variable, the column sticks below
 * the header.
 */
export function useOwnHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--own-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
