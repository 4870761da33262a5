import type { ComponentProps } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';
import { IconButton } from '@/lib/ui/buttons/icon-button';
import { classNames } from '@/lib/ui/class-names';

type LinkOrButtonProps = ComponentProps<typeof IconButton> & {
  /** Where the same thing is found without scripts. */
  href: string;
};

/** An icon that opens something: a link to the same thing on a page until scripts run. */
export function LinkOrButton({ href, label, children, className, ...button }: LinkOrButtonProps) {
  if (useHydrated()) {
    return (
      <IconButton {...button} label={label} className={className}>
        {children}
      </IconButton>
    );
  }
  return (
    <a
      href={href}
      aria-label={label}
      className={classNames('relative inline-flex size-11 shrink-0 items-center justify-center', className)}
    >
      {children}
    </a>
  );
}
