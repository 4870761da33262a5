import type { ContractForm } from '@/lib/forms/contract-form';
import { type RefundRejection, rejectRefund } from '../../api/index.ts';
import { RefundRejection as RefundRejectionSchema } from '../../api/schemas.ts';
import { ActionDialog } from '../../parts/action-dialog.tsx';
import { ReasonField } from '../../parts/reason-field.tsx';
import type { RefundDialogProps } from './dialog-props.ts';

const REASONS = ['WORN', 'NOT_OURS', 'TOO_LATE', 'NO_DEFECT', 'NOT_SENT', 'OTHER'] as const;

export function RejectDialog({ seen: { refund }, common, onDone }: RefundDialogProps) {
  const { id, orderId, version } = refund;
  const form: ContractForm<{ reason: string }, RefundRejection> = {
    blank: { reason: REASONS[0] },
    schema: RefundRejectionSchema,
    request: ({ reason }) => ({ version, reason }),
  };
  return (
    <ActionDialog
      {...common}
      title="Отклонить возврат"
      label="Отклонить"
      form={form}
      send={async (request) => onDone(await rejectRefund(orderId, id, request))}
    >
      {({ field }) => (
        <>
          <p className="text-body">
            Покупатель прочтёт причину в&nbsp;письме и&nbsp;на&nbsp;странице возврата.
          </p>
          <ReasonField reasons={REASONS} {...field('reason')} />
        </>
      )}
    </ActionDialog>
  );
}
