import { useEffect, useState } from 'react';
import type { Store } from '@/lib/api';
import { openNow } from '@/shop/opening-hours/opening-hours';

const MINUTE_MS = 60_000;

/**
 * Whether the store is open at this minute, by the clock of its city. Said by the browser alone: the page itself is the
 * same for everyone at any time. Its line is kept free until then.
 */
export function OpenState({ store }: { store: Store }) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = window.setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return <p className="min-h-5 text-ui">{now && openNow(store, now)}</p>;
}
