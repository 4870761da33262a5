import type { ContractForm } from '@/lib/forms/contract-form';
import { type OrderReadiness, readyOrder } from '../../../api/index.ts';
import { OrderReadiness as OrderReadinessSchema } from '../../../api/schemas.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import type { OrderDialogProps } from './dialog-props.ts';

export function ReadyDialog({ order, common, onDone }: OrderDialogProps) {
  const { version } = order;
  const form: ContractForm<Record<never, string>, OrderReadiness> = {
    blank: {},
    schema: OrderReadinessSchema,
    request: () => ({ version }),
  };
  return (
    <ActionDialog
      {...common}
      title={'Готов к\u00a0выдаче?'}
      label="Готов"
      form={form}
      send={async (request) => onDone(await readyOrder(order.order.id, request))}
    >
      <p className="text-body">
        {`Покупатель получит письмо с\u00a0кодом и\u00a0адресом: ${order.order.delivery.point?.name ?? order.order.delivery.name}.`}
      </p>
    </ActionDialog>
  );
}
