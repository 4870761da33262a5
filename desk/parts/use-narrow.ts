import { useSyncExternalStore } from 'react';

const NARROW = '(width < 768px)';

/** Whether the window is as narrow as a phone, where lists are rows instead of tables. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(NARROW).matches,
  );
