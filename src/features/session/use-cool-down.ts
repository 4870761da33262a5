import { useEffect, useState } from 'react';

/**
 * Seconds until an action may be repeated; 0 if it may be repeated now. The countdown starts at once, because
 * the action was just done.
 */
export function useCoolDown(seconds: number): { left: number; restart(): void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const waits = left > 0;

  useEffect(() => {
    if (!waits) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [waits]);

  return {
    left,
    restart() {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  };
}
