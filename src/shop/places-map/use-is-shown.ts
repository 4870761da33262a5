import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is displayed, that is, has a size. */
export function useIsShown(ref: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setShown(element.clientWidth > 0 && element.clientHeight > 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isShown;
}
