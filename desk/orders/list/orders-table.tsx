import { Link } from '@tanstack/react-router';
import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatMoney } from '#shared/text/money.ts';
import { countOf } from '#shared/text/plural.ts';
import type { OperatorOrderSummary } from '../../api/index.ts';
import { type ListColumn, ListTable, type Selection } from '../../parts/lists/list-table.tsx';
import { momentWords } from '../../parts/moments.ts';
import { PIECES } from '../../parts/nouns.ts';
import { OrderStateText } from '../order-state.tsx';

type OrdersTableProps = {
  orders: readonly OperatorOrderSummary[];
  selection?: Selection;
  isStale: boolean;
  now: Date;
};

export function OrdersTable({ orders, now, ...rest }: OrdersTableProps) {
  return (
    <ListTable
      {...rest}
      caption="Заказы"
      rows={orders}
      idOf={({ id }) => id}
      nameOf={({ number }) => `заказ ${number}`}
      columns={columnsOf(now)}
      phoneRow={(order) => <PhoneRow order={order} now={now} />}
    />
  );
}

const NO_BUYER = 'не\u00a0хранится';

const columnsOf = (now: Date): ListColumn<OperatorOrderSummary>[] => [
  { id: 'number', title: 'Заказ', cell: (order) => <OrderLink order={order} /> },
  { id: 'state', title: 'Состояние', cell: ({ state }) => <OrderStateText state={state} /> },
  { id: 'placedAt', title: 'Оформлен', kind: 'whole', cell: ({ placedAt }) => momentWords(placedAt, now) },
  { id: 'buyer', title: 'Покупатель', kind: 'free', cell: ({ buyer }) => buyer ?? NO_BUYER },
  { id: 'city', title: 'Город', isExtra: true, cell: ({ city }) => city },
  { id: 'delivery', title: 'Доставка', cell: deliveryWords },
  { id: 'payment', title: 'Оплата', isExtra: true, cell: ({ payment }) => PAYMENT_NAMES[payment] },
  { id: 'pieces', title: 'Вещей', kind: 'number', isExtra: true, cell: ({ pieces }) => pieces },
  { id: 'total', title: 'Сумма', kind: 'number', cell: ({ total }) => formatMoney(total) },
];

const deliveryWords = ({ delivery, fitting }: OperatorOrderSummary): string =>
  fitting ? `${delivery}, с\u00a0примеркой` : delivery;

const OrderLink = ({ order }: { order: OperatorOrderSummary }) => (
  <Link to="/orders/$orderId" params={{ orderId: order.id }} className="row-link whitespace-nowrap">
    {order.number}
  </Link>
);

const PhoneRow = ({ order, now }: { order: OperatorOrderSummary; now: Date }) => (
  <>
    <p className="flex justify-between gap-4 text-body">
      <OrderLink order={order} />
      <span className="tabular-nums">{formatMoney(order.total)}</span>
    </p>
    <p className="mt-0.5 flex justify-between gap-4 text-ui">
      <OrderStateText state={order.state} />
      <span className="text-ink-2">{momentWords(order.placedAt, now)}</span>
    </p>
    <p className="mt-0.5 text-ink-2 text-ui [overflow-wrap:anywhere]">
      {[order.buyer ?? NO_BUYER, order.city, deliveryWords(order), countOf(order.pieces, PIECES)].join(', ')}
    </p>
  </>
);

/** The states of orders with their names, in the order in which orders go through them. */
export const STATE_CHOICES = (Object.keys(ORDER_STATES) as (keyof typeof ORDER_STATES)[]).map(
  (state) => [state, capitalised(ORDER_STATES[state])] as const,
);
