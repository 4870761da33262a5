import { isApiError, type Orders, UNKNOWN_ERROR_MESSAGE } from '@/lib/api';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { MoreRows } from '@/lib/ui/content/more-rows';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { useMorePages } from '@/lib/ui/content/use-more-pages';
import type { Elements } from '@/lib/ui/elements';
import { PageLink } from '@/lib/ui/links/page-link';
import { ordersQuery } from '../orders-query';
import { type OrdersSearch, ordersHref, PARTS, type Part } from '../orders-search';
import { NoOrders } from './no-orders';
import { OrderRow } from './order-row';
import { RowsSkeleton } from './rows-skeleton';

type OrdersScreenProps = {
  search: OrdersSearch;
  /** Identifies this visit of the page, so that a later visit starts with one page of orders again. */
  visit: string;
  /** Renders the account frame around the list. */
  frame(children: Elements): Elements;
  /** Recommended goods, shown if the shopper has no orders. */
  goods: Elements;
  /** Called after goods of an order were added to the cart. */
  onRepeated(): void;
};

/** The shopper's orders, newest first. */
export function OrdersScreen({ search, visit, frame, goods, onRepeated }: OrdersScreenProps) {
  const { data, error, busy, retry } = useRetryableQuery(ordersQuery(search));
  if (data?.totalItems === 0 && search.show === undefined)
    return (
      <>
        {frame(<NoOrders />)}
        {goods}
      </>
    );
  return frame(
    <>
      <Parts search={search} />
      {data && <Rows data={data} search={search} visit={visit} onRepeated={onRepeated} />}
      {!data && !error && <RowsSkeleton />}
      {!data && error && (
        <div className="border-hair border-t pt-6">
          <ErrorNotice>{isApiError(error) ? error.message : UNKNOWN_ERROR_MESSAGE}</ErrorNotice>
          <Button variant="quiet" size="small" busy={busy} onClick={retry} className="mt-3">
            Попробовать ещё раз
          </Button>
        </div>
      )}
    </>,
  );
}

/** Filters by state. They are links, so that each filter has a URL. */
function Parts({ search }: { search: OrdersSearch }) {
  const parts: [Part | undefined, string][] = [
    [undefined, 'Все'],
    ...(Object.entries(PARTS) as [Part, string][]),
  ];
  return (
    <nav
      aria-label="Какие заказы показать"
      className="-mx-edge overflow-x-auto pr-edge pl-edge lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-x-5 text-ui whitespace-nowrap lg:gap-x-7">
        {parts.map(([show, name]) => (
          <li key={name}>
            <PageLink
              href={ordersHref({ show })}
              aria-current={show === search.show ? 'page' : undefined}
              className="tab block py-3.5"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type RowsProps = { data: Orders; search: OrdersSearch; visit: string; onRepeated(): void };

function Rows({ data, search, visit, onRepeated }: RowsProps) {
  const { answers, ...more } = useMorePages({ ...data, href: ordersHref(search), visit }, (page) =>
    ordersQuery({ ...search, page }),
  );
  const now = new Date();
  if (data.items.length === 0)
    return (
      <div className="border-hair border-t pt-8">
        <p className="type-h3">Таких заказов нет</p>
        <ButtonLink href={ordersHref()} variant="quiet" className="mt-6">
          Показать все
        </ButtonLink>
      </div>
    );
  // New orders move older ones to the next page, so the same order may be on two pages.
  const all = [data, ...answers].flatMap(({ items }) => items);
  const orders = [...new Map(all.map((order) => [order.id, order])).values()];
  return (
    <>
      <ul aria-label="Заказы">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} now={now} onRepeated={onRepeated} />
        ))}
      </ul>
      <MoreRows
        list={data}
        more={more}
        shown={orders.length}
        of="заказов"
        links="li h2 > a"
        hrefOf={(page) => ordersHref({ ...search, page })}
      />
    </>
  );
}
