import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { REFUND_STATES } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { timeInMoscow } from '#shared/text/dates.ts';
import { showToast } from '@/lib/ui/overlays/toast';
import {
  getListRefundsQueryKey,
  getShowOrderQueryKey,
  getShowRefundQueryKey,
  type OperatorRefund,
} from '../api/index.ts';
import { whoWords } from '../parts/step-words.ts';
import { ApproveDialog } from './dialogs/approve-dialog.tsx';
import type { RefundDialogProps } from './dialogs/dialog-props.ts';
import { PayDialog } from './dialogs/pay-dialog.tsx';
import { ReceiveDialog } from './dialogs/receive-dialog.tsx';
import { RejectDialog } from './dialogs/reject-dialog.tsx';
import { REFUND_ACTIONS, type RefundAction } from './refund-actions.ts';

const DIALOGS: Readonly<Record<RefundAction, React.ComponentType<RefundDialogProps>>> = {
  approve: ApproveDialog,
  receive: ReceiveDialog,
  pay: PayDialog,
  reject: RejectDialog,
};

type Props = { action: RefundAction; seen: OperatorRefund; onClose(): void; onConflict(): Promise<unknown> };

/** The dialog of an action on a refund. If another operator has changed the refund, the dialog shows what changed. */
export function RefundDialog({ action, seen: now, onClose, onConflict }: Props) {
  const client = useQueryClient();
  const [before] = useState(now);
  const { id, orderId, number, version } = now.refund;
  const Dialog = DIALOGS[action];
  const { done, fits } = REFUND_ACTIONS[action];
  return (
    <Dialog
      seen={now}
      common={{
        name: `${action}:${id}`,
        onClose,
        onConflict,
        isOver: !fits(now),
        changes: version !== before.refund.version && <Changes before={before} now={now} />,
      }}
      onDone={(refund) => {
        client.setQueryData(getShowRefundQueryKey(orderId, id), refund);
        void client.invalidateQueries({ queryKey: getListRefundsQueryKey() });
        void client.invalidateQueries({ queryKey: getShowOrderQueryKey(orderId) });
        showToast({ text: `${number}: ${done}` });
      }}
    />
  );
}

function Changes({ before, now }: { before: OperatorRefund; now: OperatorRefund }) {
  return (
    <div role="status" className="border-ink border-l pl-3 text-caption">
      <p>Пока вы&nbsp;смотрели, возврат изменился:</p>
      <ul className="mt-1 text-ink-2 tabular-nums">
        {now.steps.slice(before.steps.length).map((step) => (
          <li key={`${step.at}${step.state}`}>
            {`${timeInMoscow(new Date(step.at))} ${capitalised(REFUND_STATES[step.state])}, ${whoWords(step)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
