import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';
import { classNames } from '../class-names';

type LinkOrButtonProps = Omit<ComponentProps<'a'>, 'aria-label' | 'href'> & {
  /** URL of the page that shows the same without scripts. */
  href: string;
  /** The name for screen readers. */
  label: string;
  children: ReactNode;
  /** While busy a second press does nothing. */
  busy?: boolean;
};

/**
 * An icon that opens something: a link until hydration, then a button. It stays the same element, so that focus and an
 * early press are not lost.
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
        // Space presses a button; on a link it would scroll the page.
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
