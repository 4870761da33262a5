import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { type AnyLinkProps, type LinkWith, PageLink } from '../links/page-link';

type Look = {
  /** Use one `primary` button per screen; the others are `quiet`. */
  variant?: 'primary' | 'quiet';
  /** `small` is for lists with little space. */
  size?: 'normal' | 'small' | 'square';
  wide?: boolean;
};

const BASE =
  'relative inline-flex items-center justify-center gap-2.5 border text-center font-[450] transition-colors motion-fast';
const VARIANTS = {
  primary: 'border-ink bg-ink text-paper hover:bg-ink-soft focus-visible:outline-offset-2',
  quiet: 'border-field bg-transparent text-ink hover:border-ink',
};
const SIZES = {
  normal: 'min-h-13 px-7 py-2 text-button',
  small: 'min-h-11 px-4.5 py-2 text-ui',
  square: 'size-13 shrink-0',
};

function buttonClass({ variant = 'primary', size = 'normal', wide }: Look, className?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], wide && 'w-full', className);
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** While busy, the label stays, a line moves along the lower edge, and further presses do nothing. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  busy,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, wide }, classNames(busy && 'busy-line', className))}
    />
  );
}

/** A {@link PageLink} that looks like a button. */
export const ButtonLink = (({ variant, size, wide, className, ...rest }: Look & AnyLinkProps) => (
  <PageLink {...rest} className={buttonClass({ variant, size, wide }, className)} />
)) as LinkWith<Look>;
