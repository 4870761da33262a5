import { useState } from 'react';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { refundAtCounter } from '../../../api/index.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import { CodesField, LineChoice, PiecesField } from '../../../parts/line-choice.tsx';
import { MeansField } from '../../../parts/radio-field.tsx';
import { ReasonField } from '../../../parts/reason-field.tsx';
import { counterForm } from './counter-form.ts';
import type { OrderDialogProps } from './dialog-props.ts';

const REASONS = ['SIZE', 'FIT', 'COLOUR', 'DEFECT', 'OTHER'] as const;

export function CounterDialog({ order, common, onDone }: OrderDialogProps) {
  // The idempotency key: if an answer is lost and the call is repeated, no second refund is created.
  const [key] = useState(() => crypto.randomUUID());
  const atTill = isOnReceipt(order.order.payment.method);
  return (
    <ActionDialog
      {...common}
      title={'Принять возврат у\u00a0прилавка'}
      label="Принять"
      form={counterForm(order)}
      send={async (request) => {
        await refundAtCounter(order.order.id, request, { headers: { 'Idempotency-Key': key } });
        onDone(undefined);
      }}
    >
      {(form) => (
        <>
          {order.order.lines.map((line, position) => {
            const quantity = remainingQuantity(line);
            return (
              quantity > 0 &&
              !line.isGift && (
                <LineChoice
                  key={line.articleId}
                  line={line}
                  pieces={
                    <>
                      <PiecesField
                        form={form}
                        name={`good-${position}`}
                        label="Можно продать"
                        most={quantity}
                      />
                      <PiecesField
                        form={form}
                        name={`damaged-${position}`}
                        label="С браком"
                        most={quantity}
                      />
                    </>
                  }
                >
                  {(order.packing[position]?.codes.length ?? 0) > 0 && (
                    <CodesField
                      form={form}
                      name={`codes-${position}`}
                      label="Коды маркировки, если не\u00a0все"
                    />
                  )}
                </LineChoice>
              )
            );
          })}
          <ReasonField reasons={REASONS} {...form.field('reason')} />
          {atTill ? (
            <MeansField legend="Как отдаёте деньги" {...form.field('payBy')} />
          ) : (
            <p className="text-ink-2 text-ui">Деньги вернутся через банк, которым заказ оплачен.</p>
          )}
        </>
      )}
    </ActionDialog>
  );
}
