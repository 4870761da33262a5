import type { MouseEvent } from 'react';
import { CloseIcon } from '@/lib/ui/pictures/icons';
import { useKeptFocus } from '@/lib/ui/use-kept-focus';
import type { Choice } from '../choice/choice';
import type { Applied } from './applied';

type AppliedFiltersProps = {
  applied: readonly Applied[];
  hrefOf(choice: Choice): string;
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
  /** The way to have none of them, as the last of the row. */
  reset?: boolean;
  className?: string;
};

/** What is chosen, as words to take off one by one. Links: they work before any script. */
export function AppliedFilters({ applied, hrefOf, onFollow, reset, className }: AppliedFiltersProps) {
  const kept = useKeptFocus<HTMLUListElement>(applied.map(({ name }) => name));
  return (
    <ul {...kept} aria-label="Выбрано" className={className}>
      {applied.map(({ label, name, without }) => (
        <li key={name}>
          <a href={hrefOf(without)} aria-label={`Убрать: ${name}`} className="applied" onClick={onFollow}>
            {label}
            <CloseIcon />
          </a>
        </li>
      ))}
      {reset && (
        <li>
          <a href={hrefOf({})} className="quiet-link whitespace-nowrap" onClick={onFollow}>
            Сбросить всё
          </a>
        </li>
      )}
    </ul>
  );
}
