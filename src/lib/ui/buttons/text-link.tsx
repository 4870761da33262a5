import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { type AnyLinkProps, type LinkWith, PageLink } from '../links/page-link';

/** A link outside of running text. Padding makes it 44 px high; its underline moves on hover. */
export const TextLink = (({ className, ...rest }: AnyLinkProps) => (
  <PageLink {...rest} className={classNames('text-link', className)} />
)) as LinkWith<object>;

type TextButtonProps = ComponentProps<'button'> & { busy?: boolean };

/** A button that looks like a text link: «Изменить размер», «Убрать». */
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
