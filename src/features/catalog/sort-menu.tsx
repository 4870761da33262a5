import type { ListingSort } from '@/lib/api';
import { listingHref } from '@/lib/paths';
import { ChevronDownIcon } from '@/lib/ui/icons';
import { SORT_NAMES, SORTS } from './listing-search';

/** The order of a listing. Links inside <details>, so that it works before and without scripts. */
export function SortMenu({ path, sort }: { path: string; sort: ListingSort }) {
  return (
    <details className="group relative text-ui">
      <summary className="flex min-h-13 items-center gap-2 focus-visible:-outline-offset-2">
        <span className="sr-only">Сортировка: </span>
        {SORT_NAMES[sort]}
        <ChevronDownIcon className="transition-transform motion-fast group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 z-menu -mr-4 min-w-60 border border-hair bg-paper py-2">
        {SORTS.map((name) => (
          <li key={name}>
            <a
              href={listingHref(path, { sort: name === 'popular' ? undefined : name })}
              aria-current={name === sort ? 'true' : undefined}
              className="block px-4 py-3 text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-ink"
            >
              {SORT_NAMES[name]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
