import { type RefObject, useEffect } from 'react';

/**
 * A column of the page that sticks below the header. One that is taller than the window stops with its foot in sight
 * instead of its head, so that all of it can be read.
 */
export const STICKY_COLUMN =
  'md:sticky md:top-[min(57px,calc(100dvh-var(--own-height,0px)))] md:self-start lg:top-[min(73px,calc(100dvh-var(--own-height,0px)))]';

/** Sets the height of the column for STICKY_COLUMN. Until this has run the column sticks to the header. */
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
