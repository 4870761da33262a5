import { useEffect, useState } from 'react';

/** The line appears only after this time, in ms, so not for short waits. */
const DELAY_MS = 200;

/** A line at the top of the window, shown while a requested page is loading. It does not move content. */
export function ProgressLine({ pending, words }: { pending: boolean; words: string }) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!pending) {
      setShown(false);
      return;
    }
    const timer = window.setTimeout(() => setShown(true), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [pending]);

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5">
      {shown && (
        <>
          <span className="sr-only">{words}</span>
          <span aria-hidden="true" className="busy-line absolute inset-0 text-ink after:h-0.5" />
        </>
      )}
    </div>
  );
}
