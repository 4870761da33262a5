import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/** A standalone link, 44 px high by padding; the underline moves on hover. */
export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames('text-link', className)} />;
}

type TextButtonProps = ComponentProps<'button'> & { busy?: boolean };

/** A button that looks like a standalone link: «Изменить размер», «Убрать». */
export function TextButton({ busy, className, onClick, ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames('text-link relative text-left', busy && 'busy-line', className)}
    />
  );
}
