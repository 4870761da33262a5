import { useEffect, useState } from 'react';
import { classNames } from '../class-names';

/** A fast answer shows no skeleton at all; ms. */
const SKELETON_DELAY_MS = 200;

/** A rectangle where something will be; the screen around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('bg-wash', className)} />;
}

/** True once the wait has lasted long enough to be worth showing. */
export function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setLong(false);
      return;
    }
    const timer = window.setTimeout(() => setLong(true), SKELETON_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  return long;
}
