import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '@/lib/ui/overlays/dialog';
import {
  editOrder,
  getGetOrderEditOptionsQueryOptions,
  type OrderEdit,
  type OrderEditOptions,
} from '../../../api/index.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import { useDraft } from '../../../parts/draft.ts';
import type { LineFields } from '../../../parts/line-fields.ts';
import { Failure, RowsSkeleton } from '../../../parts/screen-states.tsx';
import type { OrderDialogProps } from '../dialogs/dialog-props.ts';
import { DeliveryFields, GoodsFields, RecipientFields } from './edit-fields.tsx';
import { editBlank, editDraft, editForm } from './edit-form.ts';
import { EditPreview } from './edit-preview.tsx';
import { useEditPreview } from './use-edit-preview.ts';

const TITLE = 'Изменить заказ';

/** Changes an order that is not packed. The new sum, and who pays or gets the difference, are shown before the press. */
export function EditDialog(props: OrderDialogProps) {
  const { order, common } = props;
  const options = useQuery({
    ...getGetOrderEditOptionsQueryOptions(order.order.id),
    // Another operator may have changed the order, and then what can be chosen has changed too.
    queryKey: ['getOrderEditOptions', order.order.id, order.version],
    enabled: !common.isOver,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (options.data) return <EditForm {...props} options={options.data} />;
  return (
    <Dialog open onClose={common.onClose} title={TITLE} size="large">
      {common.isOver ? (
        <p className="text-ui">Заказ уже собран, отменён или ждёт доплату: изменить его нельзя.</p>
      ) : options.isError ? (
        <Failure error={options.error} onRetry={() => void options.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </Dialog>
  );
}

function EditForm({ order, common, onDone, options }: OrderDialogProps & { options: OrderEditOptions }) {
  const { draft } = useDraft(common.name, editBlank(order, options));
  const [fields, setFields] = useState(draft);
  const seen = useEditPreview(order.order.id, editDraft(order, options, fields), !common.isOver);
  const total = seen.isCurrent && !seen.error ? (seen.preview?.total ?? order.order.total) : undefined;
  return (
    <ActionDialog<LineFields, OrderEdit>
      {...common}
      title={TITLE}
      label="Изменить"
      size="large"
      form={editForm(order, options, total)}
      onFields={setFields}
      summary={<EditPreview order={order} seen={seen} />}
      send={async (request) => onDone(await editOrder(order.order.id, request))}
    >
      {(form) => (
        <>
          <GoodsFields order={order} options={options} form={form} />
          <Part title="Доставка">
            <DeliveryFields order={order} options={options} form={form} />
          </Part>
          <Part title="Кто получает, если не покупатель">
            <RecipientFields form={form} />
          </Part>
        </>
      )}
    </ActionDialog>
  );
}

/** A part of the form under a hairline. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-hair border-t pt-4 has-[h3:only-child]:hidden">
      <h3 id={id} className="text-body font-[500]">
        {title}
      </h3>
      {children}
    </section>
  );
}
