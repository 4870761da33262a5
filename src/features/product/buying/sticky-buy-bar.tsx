import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { Button } from '@/lib/ui/buttons/button';

type StickyBuyBarProps = {
  /** The real button: while it is in sight there is no bar. */
  insteadOf: RefObject<HTMLElement | null>;
  label: string;
  /** Kopecks. */
  price: number;
  busy: boolean;
};

/** On a phone a second button of the form, with the price, at the foot of the screen. Stands inside the form. */
export function StickyBuyBar({ insteadOf, label, price, busy }: StickyBuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const shown = useOutOfSight(insteadOf);

  // Toasts sit on the bar, and what is focused is scrolled clear of it.
  useLayoutEffect(() => {
    const height = shown ? (bar.current?.offsetHeight ?? 0) : 0;
    if (height === 0) return;
    const { style } = document.documentElement;
    style.setProperty('--sticky-bar', `${height}px`);
    style.setProperty('scroll-padding-bottom', `${height + 24}px`);
    return () => {
      style.removeProperty('--sticky-bar');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [shown]);

  return (
    <div
      ref={bar}
      inert={!shown}
      className="fixed inset-x-0 bottom-[var(--consent-strip,0px)] z-sticky border-hair border-t bg-paper px-margin pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] transition-[transform,visibility] motion-base inert:invisible inert:translate-y-full md:hidden"
    >
      <Button type="submit" wide busy={busy} className="px-3 tabular-nums">
        {label}&nbsp;· {formatMoney(price)}
      </Button>
    </div>
  );
}

/** Whether neither the element nor the footer of the page is in sight. False until the browser has looked. */
function useOutOfSight(ref: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const watched = [ref.current, document.querySelector('body footer')].filter(
      (element) => element !== null,
    );
    if (typeof IntersectionObserver === 'undefined') return;
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setOut(inSight.size === 0);
    });
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return out;
}
