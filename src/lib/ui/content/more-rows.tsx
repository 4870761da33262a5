import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#shared/text/plural.ts';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Progress } from '@/lib/ui/loading/progress';
import { MoreLink } from './more-link';
import { ErrorNotice } from './notice';
import { Pagination } from './pagination';
import type { MorePages, PageOfList } from './use-more-pages';

type MoreRowsProps = {
  list: Pick<PageOfList, 'page' | 'size' | 'totalItems'>;
  /** How many rows of this page and those below it stand above. */
  shown: number;
  /** What there is of: «товаров», «заказов». */
  of: string;
  /** Finds what takes the focus in every row; that of the first new one gets it. */
  links: string;
  more: MorePages;
  hrefOf(page: number): string;
};

/**
 * The end of a page of rows. «Показать ещё» is a link to the next page; with scripts its rows are put below instead, the first
 * of them has the focus, and the numbers, which lead to pages of their own without scripts, are gone: one way on is enough.
 * Nothing where there is one page.
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
  /** How many rows stood there before more were asked for. */
  const [before, setBefore] = useState<number>();
  const totalPages = Math.ceil(totalItems / size);
  const seen = (page - 1) * size + shown;

  // On with the first of the new rows: the button has moved below them, or is gone. Nothing scrolls.
  useEffect(() => {
    if (before === undefined || shown <= before) return;
    const found = end.current?.parentElement?.querySelectorAll<HTMLElement>(links);
    found?.[before]?.focus({ preventScroll: true });
    setBefore(undefined);
  }, [before, shown, links]);

  // The heading has said how many there are.
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
          <a href={hrefOf(1)} className="text-link text-ui">
            К&nbsp;началу списка
          </a>
        )
      ) : (
        <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />
      )}
    </div>
  );
}
