import { type MouseEvent, type ReactNode, useState } from 'react';
import { getListing, isApiError, type Listing, type ProductCard } from '@/lib/api';
import { isPlainClick } from '@/lib/link-navigation';
import { listingHref } from '@/lib/paths';
import { formatCount } from '@/lib/plural';
import { ButtonLink } from '@/lib/ui/button';
import { ErrorNotice } from '@/lib/ui/notice';
import { Pagination } from '@/lib/ui/pagination';

type MoreCardsProps = {
  listing: Listing;
  renderCards(cards: ProductCard[]): ReactNode;
};

/**
 * The end of a listing page. «Показать ещё» is a link to the next page; with scripts its goods are put below instead.
 * The numbers always lead to pages of their own.
 */
export function MoreCards({ listing, renderCards }: MoreCardsProps) {
  const [more, setMore] = useState<ProductCard[]>([]);
  const [lastPage, setLastPage] = useState(listing.page);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { path, sort, totalItems, totalPages, pageSize } = listing;
  const shown = (listing.page - 1) * pageSize + listing.items.length + more.length;
  const hrefOf = (page: number) => listingHref(path, { page, sort: sort === 'popular' ? undefined : sort });

  async function append(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const next = await getListing({ path, sort, page: lastPage + 1 });
      setMore((cards) => [...cards, ...next.items]);
      setLastPage(lastPage + 1);
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setError(cause.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {more.length > 0 && <div className="pt-8 md:pt-10 lg:pt-14">{renderCards(more)}</div>}
      <div className="flex flex-col items-center gap-4 px-margin pt-12 text-center md:px-0">
        <p role="status" className="text-ui text-ink-2 tabular-nums">
          Показано {formatCount(shown)} из&nbsp;{formatCount(totalItems)}
        </p>
        <div aria-hidden="true" className="h-px w-50 bg-hair">
          <div className="h-px bg-ink" style={{ width: `${Math.round((shown / totalItems) * 100)}%` }} />
        </div>
        {lastPage < totalPages && (
          <ButtonLink
            href={hrefOf(lastPage + 1)}
            variant="quiet"
            aria-busy={busy || undefined}
            className={busy ? 'busy-line' : undefined}
            onClick={append}
          >
            Показать ещё
          </ButtonLink>
        )}
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <Pagination page={listing.page} totalPages={totalPages} hrefOf={hrefOf} />
      </div>
    </>
  );
}
