import { useEffect, useState } from 'react';
import type { Store } from '@/lib/api';
import { openStateText } from '@/shop/opening-hours/opening-hours';

const MINUTE_MS = 60_000;

/**
 * Whether the store is open now, in its time zone. Rendered only in the browser, because cached HTML is shown
 * at any time; until then its space is reserved.
 */
export function OpenState({ store }: { store: Store }) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = window.setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return <p className="min-h-5 text-ui">{now && openStateText(store, now)}</p>;
}
