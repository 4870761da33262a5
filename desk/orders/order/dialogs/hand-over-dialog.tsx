import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { formatMoney } from '#shared/text/money.ts';
import { handOverOrder } from '../../../api/index.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import { CodesField, LineChoice, PiecesField } from '../../../parts/line-choice.tsx';
import { MeansField } from '../../../parts/radio-field.tsx';
import type { OrderDialogProps } from './dialog-props.ts';
import { handOverForm } from './hand-over-form.ts';

export function HandOverDialog({ order, common, onDone }: OrderDialogProps) {
  const { payment, lines, total, pickupCode } = order.order;
  return (
    <ActionDialog
      {...common}
      title="Вручить заказ"
      label="Вручено"
      form={handOverForm(order)}
      send={async (request) => onDone(await handOverOrder(order.order.id, request))}
    >
      {(form) => (
        <>
          {pickupCode && <p className="text-body">{`Код покупателя: ${pickupCode}`}</p>}
          {isOnReceipt(payment.method) && (
            <MeansField
              legend={`К\u00a0оплате ${formatMoney(total)}, если взято всё`}
              {...form.field('paidBy')}
            />
          )}
          {lines.map((line, position) => {
            const quantity = remainingQuantity(line);
            return (
              quantity > 0 && (
                <LineChoice
                  key={line.articleId}
                  line={line}
                  pieces={
                    <PiecesField
                      form={form}
                      name={`kept-${position}`}
                      label={`Берёт из\u00a0${quantity}`}
                      most={quantity}
                    />
                  }
                >
                  {(order.packing[position]?.codes.length ?? 0) > 0 && (
                    <CodesField
                      form={form}
                      name={`codes-${position}`}
                      label="Коды вещей, которые берёт, если не\u00a0все"
                    />
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
