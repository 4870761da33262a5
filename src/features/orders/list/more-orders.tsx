import { countOf, formatCount, type PluralForms } from '#shared/text/plural.ts';
import type { Orders } from '@/lib/api';
import { type MoreOfPages, MoreRows } from '@/lib/ui/content/more-rows';
import { type OrdersSearch, ordersHref } from '../orders-search';

type MoreOrdersProps = {
  search: OrdersSearch;
  data: Orders;
  more: MoreOfPages;
  /** How many rows stand above. */
  shown: number;
};

const OF_ORDERS: PluralForms = ['заказа', 'заказов', 'заказов'];

/** The end of a page of orders. */
export function MoreOrders({ search, data, more, shown }: MoreOrdersProps) {
  const { page, size, totalItems, totalPages } = data;
  return (
    <MoreRows
      {...{ page, totalPages, shown, more }}
      status={`Показано ${formatCount((page - 1) * size + shown)} из\u00a0${countOf(totalItems, OF_ORDERS)}`}
      links="li h2 > a"
      hrefOf={(number) => ordersHref({ show: search.show, page: number })}
    />
  );
}
