import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';

type StickyBuyBarProps = {
  /** The button of the form. The bar is hidden while this button is visible. */
  insteadOf: RefObject<HTMLElement | null>;
  label: string;
  /** In kopecks; undefined for a size that cannot be bought. */
  price: number | undefined;
  /** Whether the price is the lowest of several, shown as «от …». */
  isFrom?: boolean | undefined;
  busy: boolean;
  /** Called when the bar's button is pressed while no size is chosen. */
  onAskSize?: (() => void) | undefined;
  /** Whether the chosen size was added to the cart; the bar then links to the cart. */
  isAdded?: boolean;
};

/**
 * A second submit button of the form with the price, at the bottom of a phone's screen. Render it inside the
 * form. It is hidden on a low or zoomed screen, where bar and header would take more than a fifth of the
 * height.
 */
export function StickyBuyBar(props: StickyBuyBarProps) {
  const { insteadOf, label, price, isFrom, busy, onAskSize, isAdded = false } = props;
  const bar = useRef<HTMLDivElement>(null);
  const shown = useOutOfSight(insteadOf);

  // Publish the bar's height: toasts are placed above the bar, and focused elements are scrolled out from
  // under it.
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
      className="fixed inset-x-0 bottom-[var(--consent-strip,0px)] z-sticky border-hair border-t bg-paper px-margin pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] transition-[transform,visibility] motion-base inert:invisible inert:translate-y-full md:hidden [@media(height<650px)]:hidden"
    >
      {isAdded ? (
        <ButtonLink to="/cart" wide>
          Перейти в&nbsp;корзину
        </ButtonLink>
      ) : (
        <Button
          type={onAskSize ? 'button' : 'submit'}
          aria-haspopup={onAskSize && 'dialog'}
          onClick={onAskSize}
          wide
          busy={busy}
          className="px-3 tabular-nums"
        >
          {price === undefined ? label : `${label}\u00a0· ${isFrom ? 'от\u00a0' : ''}${formatMoney(price)}`}
        </Button>
      )}
    </div>
  );
}

/**
 * Whether the element and the footer are out of view, and the panel around the element is not yet scrolled
 * past. False until the browser has measured.
 */
function useOutOfSight(ref: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const panel = ref.current?.closest('[data-buy-panel]') ?? null;
    const watched = [ref.current, document.querySelector('body footer'), panel].filter(
      (element) => element !== null,
    );
    if (typeof IntersectionObserver === 'undefined') return;
    /** The elements that are visible now and hide the bar. */
    const reasons = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isBehind = !isIntersecting && boundingClientRect.bottom <= 0;
        if (target === panel ? isBehind : isIntersecting) reasons.add(target);
        else reasons.delete(target);
      }
      setOut(reasons.size === 0);
    });
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return out;
}
