import { PageLink } from '@/lib/ui/links/page-link';
import { pageNumbers } from './page-numbers';

type PaginationProps = {
  page: number;
  totalPages: number;
  hrefOf(page: number): string;
};

/** Links to the pages of a list. Renders nothing if there is only one page. */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  if (totalPages < 2) return null;
  return (
    <nav aria-label="Страницы" className="text-ui tabular-nums">
      <ul className="flex flex-wrap justify-center">
        {pageNumbers(page, totalPages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity
            <li key={`gap-${index}`} className="flex size-11 items-center justify-center text-ink-2">
              …
            </li>
          ) : (
            <li key={number}>
              <PageLink
                href={hrefOf(number)}
                aria-label={`Страница ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className="flex size-11 items-center justify-center text-ink-2 underline-offset-[5px] hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-1"
              >
                {number}
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
