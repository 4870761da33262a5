import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button } from '@/lib/ui/buttons/button';
import { getShowRefundQueryOptions, type OperatorRefund } from '../api/index.ts';
import { BackLink } from '../parts/back-link.tsx';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { useDialogAddress } from '../parts/use-dialog-address.ts';
import { useMay } from '../session/session.ts';
import { isRefundAction, REFUND_ACTIONS, refundActionsOf } from './refund-actions.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundFacts, RefundHistory, RefundLines, RefundPhotos } from './refund-parts.tsx';
import { RefundStateText } from './refund-state.tsx';

const route = getRouteApi('/desk/refunds/$orderId/$refundId');

/** A refund: its goods, photographs, money and history, and what can be done with it now. */
export function RefundScreen() {
  const { orderId, refundId } = route.useParams();
  // Each read of a refund is logged, so the page reads the refund again only when the operator does
  // something.
  const refund = useQuery({
    ...getShowRefundQueryOptions(orderId, refundId),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <BackLink to="/refunds">К&nbsp;списку</BackLink>
      {refund.data ? (
        <Refund key={refundId} seen={refund.data} onConflict={() => refund.refetch()} />
      ) : refund.isError ? (
        <>
          <PageHead title="Возврат" />
          <div className="mt-6">
            <Failure error={refund.error} onRetry={() => void refund.refetch()} />
          </div>
        </>
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function Refund({ seen, onConflict }: { seen: OperatorRefund; onConflict(): Promise<unknown> }) {
  const { refund } = seen;
  const action = route.useSearch().do;
  const { all, next } = refundActionsOf(seen, useMay());
  const open = useDialogAddress();
  return (
    <>
      <PageHead
        title={refund.number ?? ''}
        aside={
          <p className="type-h3">
            <RefundStateText state={refund.state} />
          </p>
        }
        note={
          <>
            {refund.submittedAt && `Подан ${momentWords(refund.submittedAt, new Date())}, заказ `}
            <Link to="/orders/$orderId" params={{ orderId: refund.orderId }} className="quiet-link">
              {refund.orderNumber}
            </Link>
          </>
        }
        actions={all.map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === next ? 'primary' : 'quiet'}
            className={name === next ? 'order-last' : ''}
            onClick={() => open(name)}
          >
            {REFUND_ACTIONS[name].label}
          </Button>
        ))}
      />
      <div className="order-grid mt-8">
        <RefundLines seen={seen} />
        <div className="order-aside">
          <RefundFacts seen={seen} />
        </div>
        <div className="order-history grid gap-8">
          <RefundPhotos seen={seen} />
          <RefundHistory seen={seen} />
        </div>
      </div>
      {isRefundAction(action) && (
        <RefundDialog
          key={action}
          action={action}
          seen={seen}
          onClose={() => open(undefined)}
          onConflict={onConflict}
        />
      )}
    </>
  );
}
