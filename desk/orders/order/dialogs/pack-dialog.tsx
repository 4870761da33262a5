import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { packOrder } from '../../../api/index.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import { CodesField, LineChoice, PiecesField } from '../../../parts/line-choice.tsx';
import type { OrderDialogProps } from './dialog-props.ts';
import { packForm } from './pack-form.ts';

export function PackDialog({ order, common, onDone }: OrderDialogProps) {
  return (
    <ActionDialog
      {...common}
      title="Собрать заказ"
      label="Собрано"
      form={packForm(order)}
      send={async (request) => onDone(await packOrder(order.order.id, request))}
    >
      {(form) => (
        <>
          <p className="text-ink-2 text-ui">
            Если чего-то нет, покупатель получит письмо и&nbsp;деньги за&nbsp;эти&nbsp;вещи, а&nbsp;остаток
            станет нулём.
          </p>
          {order.order.lines.map((line, position) => {
            const quantity = remainingQuantity(line);
            return (
              quantity > 0 && (
                <LineChoice
                  key={line.articleId}
                  line={line}
                  pieces={
                    <PiecesField
                      form={form}
                      name={`missing-${position}`}
                      label={`Не\u00a0хватает из\u00a0${quantity}`}
                      most={quantity}
                    />
                  }
                >
                  {order.packing[position]?.requiresMarking && (
                    <CodesField form={form} name={`codes-${position}`} label="Коды маркировки" />
                  )}
                </LineChoice>
              )
            );
          })}
        </>
      )}
    </ActionDialog>
  );
}
