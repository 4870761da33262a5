import { useEffect, useRef, useState } from 'react';
import { countOf, formatCount, type PluralForms } from '#shared/text/plural.ts';
import type { Orders } from '@/lib/api';
import { MoreLink } from '@/lib/ui/content/more-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Pagination } from '@/lib/ui/content/pagination';
import { type OrdersSearch, ordersHref } from '../orders-search';
import type { useMoreOrders } from './use-more-orders';

type MoreOrdersProps = {
  search: OrdersSearch;
  data: Orders;
  more: ReturnType<typeof useMoreOrders>;
  /** How many rows stand above. */
  shown: number;
};

const OF_ORDERS: PluralForms = ['заказа', 'заказов', 'заказов'];

/**
 * The end of a page of orders. «Показать ещё» is a link to the next page; with scripts its orders are put below instead, and
 * the first of them has the focus.
 */
export function MoreOrders({ search, data, more, shown }: MoreOrdersProps) {
  const end = useRef<HTMLDivElement>(null);
  /** How many rows stood there before more were asked for. */
  const [before, setBefore] = useState<number>();
  const { page, size, totalItems, totalPages } = data;
  const hrefOf = (number: number) => ordersHref({ show: search.show, page: number });

  // On with the first of the new orders: the button has moved below them, or is gone.
  useEffect(() => {
    if (before === undefined || shown <= before) return;
    const links = end.current?.parentElement?.querySelectorAll<HTMLElement>('li h2 > a');
    links?.[before]?.focus({ preventScroll: true });
    setBefore(undefined);
  }, [before, shown]);

  if (totalPages === 1) return null;

  async function append() {
    setBefore(shown);
    await more.append();
  }

  return (
    <div ref={end} className="flex flex-col items-center gap-4 pt-8 text-center">
      <p role="status" className="text-caption text-ink-2 tabular-nums">
        {`Показано ${formatCount((page - 1) * size + shown)} из\u00a0${countOf(totalItems, OF_ORDERS)}`}
      </p>
      {more.lastPage < totalPages && (
        <MoreLink href={hrefOf(more.lastPage + 1)} busy={more.busy} onAppend={append} />
      )}
      {more.error && <ErrorNotice>{more.error}</ErrorNotice>}
      {page > 1 && <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />}
    </div>
  );
}
