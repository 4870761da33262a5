import { useId } from 'react';
import { Field } from '@/lib/ui/forms/field';
import { shipOrder } from '../../../api/index.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import type { OrderDialogProps } from './dialog-props.ts';
import { CARRIERS, shipForm } from './ship-form.ts';

export function ShipDialog({ order, common, onDone }: OrderDialogProps) {
  const carriers = useId();
  return (
    <ActionDialog
      {...common}
      title="Отправить заказ"
      label="Отправлено"
      form={shipForm(order)}
      send={async (request) => onDone(await shipOrder(order.order.id, request))}
    >
      {(form) => (
        <>
          <Field label="Кто везёт" list={carriers} autoComplete="off" {...form.field('carrier')} />
          <datalist id={carriers}>
            {CARRIERS.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Field
            label="Номер отправления"
            hint={
              order.parcel
                ? 'Перевозчик даст номер сам, если оставить поле пустым'
                : 'Не\u00a0нужен, только если везёт свой курьер'
            }
            autoComplete="off"
            {...form.field('number')}
          />
        </>
      )}
    </ActionDialog>
  );
}
