import { getOrdersQueryPageMax, type OrderState } from '@/lib/api/bounds';
import { pageField, type SearchOf, searchSchema, textField, wordField } from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';

/** The order states that each filter of the list shows. Without a filter, all orders are shown. */
export const STATES_OF = {
  active: ['PLACED', 'AWAITING_PAYMENT', 'PAID', 'PACKING', 'SHIPPED', 'READY'],
  received: ['HANDED_OVER', 'PARTLY_HANDED_OVER'],
  cancelled: ['CANCELLED'],
} as const satisfies Record<string, readonly OrderState[]>;

export const PARTS = { active: 'Текущие', received: 'Полученные', cancelled: 'Отменённые' } as const;
export type Part = keyof typeof PARTS;

export const ordersSearch = searchSchema({
  page: pageField(getOrdersQueryPageMax),
  show: wordField(['active', 'received', 'cancelled']),
});
export type OrdersSearch = SearchOf<typeof ordersSearch>;

/** URL of another page or filter of the list. A link to a filter leads to its first page. */
export const ordersHref = (search: Partial<OrdersSearch> = {}): string =>
  hrefTo('/orders', { search: ordersSearch.parse(search) });

export const orderHref = (orderId: string): string => hrefTo('/orders/$orderId', { params: { orderId } });

/** The order that was placed or is to be paid. */
export const successSearch = searchSchema({ order: textField() });

export const successHref = (order: string): string => hrefTo('/checkout-success', { search: { order } });
