import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isLate } from '#shared/orders/late.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { useStore } from '@/lib/state/store';
import { Button } from '@/lib/ui/buttons/button';
import { getShowOrderQueryOptions, type OperatorOrder } from '../../api/index.ts';
import { BackLink } from '../../parts/back-link.tsx';
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
import { OrderLetters } from './order-letters.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { WaitingEdit } from './waiting-edit.tsx';

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
      <BackLink to="/orders" search={list}>
        К&nbsp;списку
      </BackLink>
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
  const now = new Date();
  return (
    <>
      <PageHead
        title={order.number}
        aside={
          <p className="type-h3">
            <OrderStateText state={order.state} />
          </p>
        }
        note={
          <>
            {`Оформлен ${momentWords(order.placedAt, now)}`}
            {isLate(order, dayInMoscow(now)) && (
              <>
                , <span className="text-accent">магазин опаздывает</span>
              </>
            )}
          </>
        }
        actions={<OrderButtons seen={seen} onOpen={open} />}
      />
      <WaitingEdit seen={seen} />
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
        <div className="order-history grid gap-8">
          <OrderNotes seen={seen} />
          <OrderHistory seen={seen} />
          <OrderLetters seen={seen} />
        </div>
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
