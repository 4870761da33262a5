import { useEffect, useRef } from 'react';

/**
 * Delays work that may move the page until a press is over, if that press took the focus from a field: a
 * button that moves between pointerdown and pointerup gets no click event.
 */
export function useAfterPress(): (work: () => void) => void {
  const isDown = useRef(false);
  useEffect(() => {
    const set = ({ type }: Event) => {
      isDown.current = type === 'pointerdown';
    };
    const events = ['pointerdown', 'pointerup', 'pointercancel'] as const;
    for (const name of events) window.addEventListener(name, set, { capture: true });
    return () => {
      for (const name of events) window.removeEventListener(name, set, { capture: true });
    };
  }, []);

  return (work) => {
    if (!isDown.current) return work();
    const over = new AbortController();
    const finish = () => {
      over.abort();
      // The click event comes after pointerup, so wait for the next task.
      window.setTimeout(work);
    };
    for (const name of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(name, finish, { signal: over.signal });
  };
}
