import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';
import { classNames } from '../class-names';

type LinkOrButtonProps = Omit<ComponentProps<'a'>, 'aria-label' | 'href'> & {
  /** Where the same thing is found without scripts. */
  href: string;
  /** What it does, for those who do not see the icon. */
  label: string;
  children: ReactNode;
  /** Work is under way: a second press does nothing. */
  busy?: boolean;
};

/**
 * An icon that opens something: a link to the same thing on a page until scripts run, then a button. The element stays
 * the same, so that focus and a press before that are not lost.
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
        // As buttons do; a page would scroll.
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
