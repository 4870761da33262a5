import type { ContractForm } from '@/lib/forms/contract-form';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import { approveRefund, type RefundApproval } from '../../api/index.ts';
import { RefundApproval as RefundApprovalSchema } from '../../api/schemas.ts';
import { ActionDialog } from '../../parts/action-dialog.tsx';
import type { RefundDialogProps } from './dialog-props.ts';

export function ApproveDialog({ seen: { refund }, common, onDone }: RefundDialogProps) {
  const { id, orderId, version } = refund;
  const form: ContractForm<{ instructions: string }, RefundApproval> = {
    blank: { instructions: '' },
    schema: RefundApprovalSchema,
    request: ({ instructions }) => ({
      version,
      ...(instructions.trim() !== '' && { instructions: instructions.trim() }),
    }),
  };
  return (
    <ActionDialog
      {...common}
      title="Одобрить возврат"
      label="Одобрить"
      form={form}
      send={async (request) => onDone(await approveRefund(orderId, id, request))}
    >
      {({ field }) => (
        <TextareaField
          label="Что знать покупателю"
          hint={'Например, код для\u00a0пункта выдачи. Можно ничего не\u00a0писать'}
          {...field('instructions')}
        />
      )}
    </ActionDialog>
  );
}
