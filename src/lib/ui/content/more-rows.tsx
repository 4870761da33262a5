import { useEffect, useRef, useState } from 'react';
import { MoreLink } from './more-link';
import { ErrorNotice } from './notice';
import { Pagination } from './pagination';

/** What puts rows of further pages below a page. */
export type MoreOfPages = {
  /** The page that stands at the end. */
  lastPage: number;
  busy: boolean;
  error: string | undefined;
  append(): void | Promise<void>;
};

type MoreRowsProps = {
  page: number;
  totalPages: number;
  /** How many of how many stand above. */
  status: string;
  /** How many rows of this page and those below it stand above. */
  shown: number;
  /** Finds the link of every row; the first new one gets the focus. */
  links: string;
  more: MoreOfPages;
  hrefOf(page: number): string;
};

/**
 * The end of a page of rows. «Показать ещё» is a link to the next page; with scripts its rows are put below instead, and the
 * first of them has the focus. Nothing where there is one page.
 */
export function MoreRows({ page, totalPages, status, shown, links, more, hrefOf }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null);
  /** How many rows stood there before more were asked for. */
  const [before, setBefore] = useState<number>();

  // On with the first of the new rows: the button has moved below them, or is gone.
  useEffect(() => {
    if (before === undefined || shown <= before) return;
    const found = end.current?.parentElement?.querySelectorAll<HTMLElement>(links);
    found?.[before]?.focus({ preventScroll: true });
    setBefore(undefined);
  }, [before, shown, links]);

  if (totalPages < 2) return null;

  function append() {
    setBefore(shown);
    return more.append();
  }

  return (
    <div ref={end} className="flex flex-col items-center gap-4 px-margin pt-8 text-center md:px-0">
      <p role="status" className="text-caption text-ink-2 tabular-nums">
        {status}
      </p>
      {more.lastPage < totalPages && (
        <MoreLink href={hrefOf(more.lastPage + 1)} busy={more.busy} onAppend={append} />
      )}
      {more.error && <ErrorNotice>{more.error}</ErrorNotice>}
      {page > 1 && <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />}
    </div>
  );
}
