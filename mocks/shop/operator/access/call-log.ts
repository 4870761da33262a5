import { operationList } from '#contract/operations.ts';
import { looksOf } from '#shared/operators/looks.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import type { WithDesk } from '../../state/desk.ts';
import type { ShopState } from '../../state/state.ts';

const LOOKS = looksOf(operationList);

/** The log of what operators did. */
export function logOperations(
  state: WithDesk & Pick<ShopState, 'orders'>,
): Pick<ShopOperations, 'listOperatorCalls'> {
  const numberOf = (orderId: string | null) =>
    state.orders.find(({ order }) => order.id === orderId)?.order.number ?? null;
  return {
    listOperatorCalls({ query }) {
      const { operator, about, order, operation, changes, from, until, before, size } = query;
      const wanted = state.desk.log
        .map((entry, index) => ({ entry, place: index + 1, day: dayInMoscow(new Date(entry.at)) }))
        .filter(
          ({ entry, place, day }) =>
            (operator === undefined || entry.operatorId === operator) &&
            (about === undefined || entry.orderId === about || entry.subjectId === about) &&
            (order === undefined || numberOf(entry.orderId) === order) &&
            (operation === undefined || entry.operation === operation) &&
            (!changes || !LOOKS.includes(entry.operation)) &&
            (from === undefined || day >= from) &&
            (until === undefined || day <= until) &&
            (before === undefined || place < Number(before)),
        )
        .reverse();
      const shown = wanted.slice(0, size);
      const last = shown.at(-1);
      return {
        items: shown.map(({ entry, place }) => ({
          place: String(place),
          ...entry,
          orderNumber: numberOf(entry.orderId),
          subject: state.desk.operators.find(({ id }) => id === entry.subjectId)?.name ?? null,
        })),
        next: wanted.length > size && last ? String(last.place) : null,
      };
    },
  };
}
