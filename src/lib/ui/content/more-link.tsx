import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/navigation/link-clicks';
import { ButtonLink } from '../buttons/button';

type MoreLinkProps = {
  /** URL of the next page, for browsers without scripts. */
  href: string;
  busy: boolean;
  onAppend(): void;
};

/** The link «Показать ещё» to the next page; with scripts a click appends the rows of that page instead. */
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
