import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import {
  getCancelOrderMutationOptions,
  isApiError,
  type Order,
  type OrderCancellationReason,
} from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { showToast } from '@/lib/ui/overlays/toast';
import { cacheOrder } from '../orders-query';
import { type Choice, chosenLines, chosenPieces, dueAfter, openLines } from './cancel-choice';
import { ChosenLines } from './chosen-lines';

type CancelDialogProps = { open: boolean; onClose(): void; order: Order };

const REASONS: Record<OrderCancellationReason, string> = {
  CHANGED_MIND: 'Передумали',
  BY_MISTAKE: 'Заказали по\u00a0ошибке',
  FOUND_CHEAPER: 'Нашли дешевле',
  TAKES_TOO_LONG: 'Долго ждать',
  OTHER: 'Другая причина',
};
const reasons = Object.keys(REASONS) as OrderCancellationReason[];

/** Asks which pieces of the order to cancel, and why. */
export function CancelDialog({ open, onClose, order }: CancelDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Отменить заказ">
      <CancelForm order={order} onDone={onClose} />
    </Dialog>
  );
}

function CancelForm({ order, onDone }: { order: Order; onDone(): void }) {
  const client = useQueryClient();
  const [isPart, setIsPart] = useState(false);
  const [choice, setChoice] = useState<Choice>({});
  const [reason, setReason] = useState<OrderCancellationReason>();
  const [missing, setMissing] = useState<'reason' | 'lines'>();
  const { mutate, isPending, error } = useMutation({
    ...getCancelOrderMutationOptions(),
    throwOnError: (cause) => !isApiError(cause),
    onSuccess(cancelled) {
      cacheOrder(client, cancelled);
      onDone();
      showToast({ text: cancelled.state === 'CANCELLED' ? 'Заказ отменён' : 'Товары отменены' });
    },
  });
  const open = openLines(order);
  const pieces = chosenPieces(choice);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const lacks = isPart && pieces === 0 ? 'lines' : reason === undefined ? 'reason' : undefined;
    setMissing(lacks);
    if (lacks || !reason) return;
    const lines = isPart ? chosenLines(order, choice) : undefined;
    mutate({ orderId: order.id, data: { reason, ...(lines && { lines }) } });
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      {open.length > 0 && (
        <RadioGroup
          legend="Что отменить"
          name="what"
          value={isPart ? 'part' : 'whole'}
          onChange={(value) => setIsPart(value === 'part')}
          options={[
            { value: 'whole', label: 'Весь заказ' },
            { value: 'part', label: 'Некоторые товары' },
          ]}
        />
      )}
      {isPart && (
        <div className="space-y-3">
          <ChosenLines lines={open} choice={choice} onChoice={setChoice} />
          {missing === 'lines' && <ErrorNotice>Выберите, что отменить</ErrorNotice>}
          {pieces > 0 && <p role="status">{`Сумма заказа станет ${formatMoney(dueAfter(order, choice))}`}</p>}
        </div>
      )}
      <RadioGroup
        legend="Почему отменяете"
        name="reason"
        value={reason ?? ''}
        onChange={(value) => setReason(reasons.find((known) => known === value))}
        error={missing === 'reason' ? 'Выберите причину' : undefined}
        options={reasons.map((value) => ({ value, label: REASONS[value] }))}
      />
      {isApiError(error) && <ErrorNotice>{error.message}</ErrorNotice>}
      <div className="grid gap-2">
        <Button type="submit" wide busy={isPending}>
          {isPart && pieces > 0 ? `Отменить ${countOf(pieces, GOODS)}` : 'Отменить заказ'}
        </Button>
        <Button variant="quiet" wide onClick={onDone}>
          Не&nbsp;отменять
        </Button>
      </div>
    </form>
  );
}
