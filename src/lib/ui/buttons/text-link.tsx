import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/** A link on its own, 44 px tall by padding; its line moves away under the pointer. */
export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames('text-link', className)} />;
}

type TextButtonProps = ComponentProps<'button'> & { busy?: boolean };

/** A button that looks like a link on its own: «Изменить размер», «Убрать». */
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
