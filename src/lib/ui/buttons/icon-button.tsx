import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  label: string;
  children: ReactNode;
  /** Work is under way: a second press does nothing. */
  busy?: boolean;
  /** As tall as a button beside it and with the edge of a quiet one. */
  framed?: boolean;
};

/** An icon to press, 44 px square; 52 when framed. Where there is room for a word, a word is better. */
export function IconButton({ label, busy, framed, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(
        'relative inline-flex shrink-0 items-center justify-center focus-visible:-outline-offset-4 aria-disabled:cursor-default aria-disabled:text-field',
        framed ? 'size-13 border border-field transition-colors motion-fast hover:border-ink' : 'size-11',
        busy && 'busy-line',
        className,
      )}
    />
  );
}
