import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#shared/text/plural.ts';
import { useHydrated } from '@/lib/state/use-hydrated';
import { PageLink } from '@/lib/ui/links/page-link';
import { Progress } from '@/lib/ui/loading/progress';
import { MoreLink } from './more-link';
import { ErrorNotice } from './notice';
import { Pagination } from './pagination';
import type { MorePages, PageOfList } from './use-more-pages';

type MoreRowsProps = {
  list: Pick<PageOfList, 'page' | 'size' | 'totalItems'>;
  /** Number of rows above this component, including appended ones. */
  shown: number;
  /** What the rows are, in the genitive plural: «товаров», «заказов». */
  of: string;
  /**
   * CSS selector of the focusable element in each row. After rows were appended, the first new one gets the
   * focus.
   */
  links: string;
  more: MorePages;
  hrefOf(page: number): string;
};

/**
 * The end of a list with pages. «Показать ещё» links to the next page. With scripts it appends the rows of
 * that page and focuses the first new row; the page numbers, which are for browsers without scripts, are
 * hidden then. Renders nothing if there is only one page.
 */
export function MoreRows({
  list: { page, size, totalItems },
  shown,
  of,
  links,
  more,
  hrefOf,
}: MoreRowsProps) {
  const hydrated = useHydrated();
  const end = useRef<HTMLDivElement>(null);
  /** Number of rows before the last ones were appended. */
  const [before, setBefore] = useState<number>();
  const totalPages = Math.ceil(totalItems / size);
  const seen = (page - 1) * size + shown;

  // Focuses the first new row, without scrolling, because the pressed button has moved down or disappeared.
  useEffect(() => {
    if (before === undefined || shown <= before) return;
    const found = end.current?.parentElement?.querySelectorAll<HTMLElement>(links);
    found?.[before]?.focus({ preventScroll: true });
    setBefore(undefined);
  }, [before, shown, links]);

  // With one page, the number of rows is in the heading already.
  if (totalPages < 2) return null;

  function append() {
    setBefore(shown);
    more.append();
  }

  return (
    <div ref={end} className="flex flex-col items-center gap-4 px-margin pt-12 text-center md:px-0">
      <p role="status" className="text-ui text-ink-2 tabular-nums">
        {`Показано ${formatCount(seen)} из\u00a0${formatCount(totalItems)}`}
      </p>
      <Progress value={seen} max={totalItems} label={`Показано ${of}`} className="w-full max-w-50" />
      {more.lastPage < totalPages && (
        <MoreLink href={hrefOf(more.lastPage + 1)} busy={more.busy} onAppend={append} />
      )}
      {more.error && <ErrorNotice>{more.error}</ErrorNotice>}
      {hydrated ? (
        page > 1 && (
          <PageLink href={hrefOf(1)} className="text-link text-ui">
            К&nbsp;началу списка
          </PageLink>
        )
      ) : (
        <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />
      )}
    </div>
  );
}
