import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/navigation/link-navigation';
import { ButtonLink } from '../buttons/button';

type MoreLinkProps = {
  /** The next page, where no script puts its rows below. */
  href: string;
  busy: boolean;
  onAppend(): void;
};

/** «Показать ещё»: a link to the next page; with scripts its rows are put below instead. */
export function MoreLink({ href, busy, onAppend }: MoreLinkProps) {
  function append(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!busy) onAppend();
  }
  return (
    <ButtonLink
      href={href}
      variant="quiet"
      aria-busy={busy || undefined}
      className={busy ? 'busy-line' : undefined}
      onClick={append}
    >
      Показать ещё
    </ButtonLink>
  );
}
