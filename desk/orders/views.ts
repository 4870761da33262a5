import { OPERATOR_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage, readJson } from '@/lib/browser/storage';
import { type OrdersSearch, ordersSearch } from './orders-search.ts';

/**
 * A named list. Its search parameters make up an address, so the list can also be bookmarked or sent to a
 * colleague.
 */
export type View = { name: string; search: OrdersSearch };

/** The named lists that every shop has. */
export const VIEWS: readonly View[] = [
  { name: 'Все', search: {} },
  { name: 'Собрать', search: { state: ['PLACED', 'PAID'] } },
  { name: 'Опаздывают', search: { late: true } },
  { name: 'Отправить', search: { state: ['PACKING'] } },
  { name: 'Вручить', search: { state: ['SHIPPED', 'READY'] } },
  { name: 'Ждут оплаты', search: { state: ['AWAITING_PAYMENT'] } },
  { name: 'Ждут решения', search: { undecided: true } },
];

const KEY = OPERATOR_KEYS.deskViews;
/** Maximum number of lists saved in a browser. */
const MOST_VIEWS = 20;

/** The lists that were saved under a name in this browser. */
export function ownViews(): View[] {
  const stored = readJson(deviceStorage, KEY);
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST_VIEWS).flatMap((view: Partial<View> | null) => {
    if (typeof view?.name !== 'string' || view.name === '') return [];
    const read = ordersSearch.safeParse(view.search);
    return read.success ? [{ name: view.name, search: read.data }] : [];
  });
}

export function keepViews(views: readonly View[]): void {
  deviceStorage.setItem(KEY, JSON.stringify(views.slice(0, MOST_VIEWS)));
}

/** Whether a view has these search parameters; the place in the list is ignored. */
export const isOf = ({ search }: View, { cursor: _, ...shown }: OrdersSearch): boolean =>
  textOf(search) === textOf(shown);

const textOf = (search: OrdersSearch): string =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .sort(),
  );
