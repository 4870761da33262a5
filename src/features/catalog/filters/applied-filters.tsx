import type { MouseEvent } from 'react';
import { PageLink } from '@/lib/ui/links/page-link';
import { CloseIcon } from '@/lib/ui/pictures/icons';
import { useRowFocus } from '@/lib/ui/use-row-focus';
import type { Choice } from '../choice/choice';
import type { Applied } from './applied';

type AppliedFiltersProps = {
  applied: readonly Applied[];
  hrefOf(choice: Choice): string;
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
  /** Whether the row ends with a link that removes all filters. */
  reset?: boolean;
  className?: string;
};

/** Applied filters as links; each link removes its filter. The links also work before hydration. */
export function AppliedFilters({ applied, hrefOf, onFollow, reset, className }: AppliedFiltersProps) {
  const rowFocus = useRowFocus<HTMLUListElement>(applied.map(({ name }) => name));
  return (
    <ul {...rowFocus} aria-label="Выбрано" className={className}>
      {applied.map(({ label, name, without }) => (
        <li key={name}>
          <PageLink
            href={hrefOf(without)}
            aria-label={`Убрать: ${name}`}
            className="applied"
            onClick={onFollow}
          >
            <span>{label}</span>
            <CloseIcon />
          </PageLink>
        </li>
      ))}
      {reset && (
        <li>
          <PageLink href={hrefOf({})} className="quiet-link whitespace-nowrap" onClick={onFollow}>
            Сбросить всё
          </PageLink>
        </li>
      )}
    </ul>
  );
}
