import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';
import { classNames } from '../class-names';

type LinkOrButtonProps = Omit<ComponentProps<'a'>, 'aria-label' | 'href'> & {
  /** URL of a page with the same content, for browsers without scripts. */
  href: string;
  /** The accessible name. */
  label: string;
  children: ReactNode;
  /** While busy, further presses do nothing. */
  busy?: boolean;
};

/**
 * An icon that opens something: a link until hydration, then a button. The DOM element stays the same, so
 * that the focus and a press before hydration are not lost.
 */
export function LinkOrButton({ href, label, busy, className, onClick, ...rest }: LinkOrButtonProps) {
  const isButton = useHydrated();
  return (
    <a
      {...rest}
      href={href}
      role={isButton ? 'button' : undefined}
      data-press=""
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!busy) onClick?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        // Space activates a button; without this, it would scroll the page, because the element is a link.
        event.preventDefault();
        event.currentTarget.click();
      }}
      className={classNames(
        'relative inline-flex size-11 shrink-0 items-center justify-center focus-visible:-outline-offset-4',
        busy && 'busy-line',
        className,
      )}
    />
  );
}
