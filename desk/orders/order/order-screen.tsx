import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useStore } from '@/lib/state/store';
import { Button } from '@/lib/ui/buttons/button';
import { getShowOrderQueryOptions, type OperatorOrder } from '../../api/index.ts';
import { momentWords } from '../../parts/moments.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../../parts/screen-states.tsx';
import { useDialogAddress } from '../../parts/use-dialog-address.ts';
import { useMay } from '../../session/session.ts';
import { lastList } from '../last-list.ts';
import { actionsOf, ORDER_ACTIONS, type OrderAction } from '../order-actions.ts';
import { OrderStateText } from '../order-state.tsx';
import { OrderBuyer } from './order-buyer.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';

const route = getRouteApi('/desk/orders/$orderId');

/** The page of an order with all its data, and the actions that are possible now. */
export function OrderScreen() {
  const { orderId } = route.useParams();
  // Each read of an order is logged, so the page reads the order again only when the operator does something.
  const order = useQuery({
    ...getShowOrderQueryOptions(orderId),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const list = useStore(lastList);
  return (
    <>
      <Link to="/orders" search={list} className="text-link mb-1 text-caption text-ink-2">
        К&nbsp;списку
      </Link>
      {order.data ? (
        <Order key={orderId} order={order.data} onConflict={() => order.refetch()} />
      ) : order.isError ? (
        <>
          <PageHead title="Заказ" />
          <div className="mt-6">
            <Failure error={order.error} onRetry={() => void order.refetch()} />
          </div>
        </>
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

type OrderProps = { order: OperatorOrder; onConflict(): Promise<unknown> };

function Order({ order: seen, onConflict }: OrderProps) {
  const { order } = seen;
  const action = route.useSearch().do;
  const open = useDialogAddress();
  return (
    <>
      <PageHead
        title={order.number}
        aside={
          <p className="type-h3">
            <OrderStateText state={order.state} />
          </p>
        }
        actions={<OrderButtons seen={seen} onOpen={open} />}
      />
      <p className="mt-1 text-ink-2 text-ui">{`Оформлен ${momentWords(order.placedAt, new Date())}`}</p>
      {order.comment && (
        <p className="mt-4 max-w-160 border-ink border-l pl-3 text-body [overflow-wrap:anywhere]">
          {order.comment}
        </p>
      )}
      <div className="order-grid mt-8">
        <OrderLines seen={seen} />
        <div className="order-aside">
          <OrderBuyer seen={seen} />
          <OrderMoney seen={seen} />
        </div>
        <OrderHistory seen={seen} />
      </div>
      {action && (
        <OrderDialog
          key={action}
          action={action}
          order={seen}
          onClose={() => open(undefined)}
          onConflict={onConflict}
        />
      )}
    </>
  );
}

function OrderButtons({ seen, onOpen }: { seen: OperatorOrder; onOpen(name: OrderAction): void }) {
  const { all, next } = actionsOf(seen, useMay());
  const others = all.filter((name) => name !== next);
  return (
    <>
      {others.map((name) => (
        <Button key={name} variant="quiet" size="small" onClick={() => onOpen(name)}>
          {ORDER_ACTIONS[name].label}
        </Button>
      ))}
      {next && (
        <Button size="small" onClick={() => onOpen(next)}>
          {ORDER_ACTIONS[next].label}
        </Button>
      )}
    </>
  );
}
