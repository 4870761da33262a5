import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  /** While busy, further presses do nothing. */
  busy?: boolean;
  /** Draws a border and makes the icon as high as a button, to be placed beside one. */
  framed?: boolean;
};

/** A button with only an icon, 44 px square, or 52 px if framed. If there is room, use a button with text. */
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
