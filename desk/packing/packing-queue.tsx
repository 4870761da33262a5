import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDays } from '#shared/text/dates.ts';
import { countOf } from '#shared/text/plural.ts';
import { getGetPickListQueryOptions, type PickListOrder } from '../api/index.ts';
import { ORDERS, PIECES } from '../parts/nouns.ts';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';
import { Section } from '../parts/section.tsx';
import { useBegunOrders } from './kept-scans.ts';

/** How often the orders that wait are asked for again, in ms. */
const REFRESH_MS = 15_000;

/** The orders that wait to be packed, the one that has waited longest first. */
export function PackingQueue() {
  const list = useQuery({ ...getGetPickListQueryOptions(), refetchInterval: REFRESH_MS });
  const begun = useBegunOrders();
  if (!list.data)
    return list.isError ? (
      <Failure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <RowsSkeleton />
    );
  const { orders, hasMore } = list.data;
  if (orders.length === 0) return <Nothing title="Всё собрано">Новые заказы появятся здесь сами.</Nothing>;
  return (
    <Section
      title="Ждут сборки"
      className="mt-6"
      aside={
        <p className="text-caption text-ink-2 tabular-nums">
          {hasMore ? `больше ${countOf(orders.length, ORDERS)}` : countOf(orders.length, ORDERS)}
        </p>
      }
    >
      <ol className="queue">
        {orders.map((order) => (
          <QueuedOrder key={order.id} order={order} begun={begun.get(order.id)} />
        ))}
      </ol>
    </Section>
  );
}

function QueuedOrder({ order, begun }: { order: PickListOrder; begun: number | undefined }) {
  const { number, delivery, city, leavesOn, pieces, requiresMarking } = order;
  return (
    <li className="list-row relative">
      <Link to="/packing" search={{ order: number }} className="row-link whitespace-nowrap tabular-nums">
        {number}
      </Link>
      <span>{countOf(pieces, PIECES)}</span>
      <span className="text-ink-2">
        {[
          `${delivery}, ${city}`,
          leavesOn && `выходит ${formatDays(leavesOn, leavesOn)}`,
          requiresMarking && 'с\u00a0маркировкой',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {begun !== undefined && <span>{`Начат: ${begun} из\u00a0${pieces}`}</span>}
    </li>
  );
}
