import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The name for screen readers. */
  label: string;
  children: ReactNode;
  /** While busy a second press does nothing. */
  busy?: boolean;
  /** For an icon beside a button: the same height as the button, with a border. */
  framed?: boolean;
};

/** A button with an icon, 44 px square; 52 px if framed. Use a text button if there is room. */
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
