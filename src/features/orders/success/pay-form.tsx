import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { partsOf } from '#shared/orders/parts.ts';
import { isOnReceipt, PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { isApiError, type OrderPayment, type Payment, startPayment, uuid } from '@/lib/api';
import { refreshQuery } from '@/lib/state/query-reads';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { orderQuery, paymentQuery } from '../orders-query';
import { successHref } from '../orders-search';

const NOTES: Readonly<Record<OrderPayment, string | undefined>> = {
  sbp: 'Через приложение вашего банка',
  'card-online': 'Карты российских банков',
  parts: 'Сегодня первая из\u00a0четырёх частей, даты остальных назовёт банк',
  cash: undefined,
  'card-on-receipt': undefined,
};

type PayFormProps = {
  orderId: string;
  payment: Payment;
  /** The error of a form that was posted without scripts. */
  refusal: string | undefined;
  /** Whether the button is styled as secondary, below another payment method. */
  quiet?: boolean;
};

/**
 * Starts another payment, possibly by another method, then opens the bank's page. Payment on receipt needs no
 * page of the bank.
 */
export function PayForm({ orderId, payment, refusal, quiet = false }: PayFormProps) {
  const client = useQueryClient();
  const first = payment.methods.includes(payment.method) ? payment.method : payment.methods[0];
  const [method, setMethod] = useState(first);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: OrderPayment) =>
      startPayment(orderId, { method: chosen }, { headers: { 'Idempotency-Key': uuid() } }),
    throwOnError: (cause) => !isApiError(cause),
    async onSuccess({ confirmationUrl, qr }) {
      if (confirmationUrl !== null && qr === null) return window.location.assign(confirmationUrl);
      await refreshQuery(client, paymentQuery(orderId));
      await refreshQuery(client, orderQuery(orderId));
    },
  });
  const problem = isApiError(error) ? error.message : isPending ? undefined : refusal;
  if (!method) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && method) mutate(method);
  }

  return (
    <form method="post" action={successHref(orderId)} onSubmit={submit} className="max-w-130">
      <RadioGroup
        legend="Способ оплаты"
        legendHidden
        framed
        name="method"
        value={method}
        onChange={(value) => setMethod(payment.methods.find((known) => known === value))}
        options={payment.methods.map((value) => ({ value, label: PAYMENT_NAMES[value], note: NOTES[value] }))}
      />
      {problem && <ErrorNotice className="mt-4">{problem}</ErrorNotice>}
      <Button
        type="submit"
        variant={quiet ? 'quiet' : 'primary'}
        busy={isPending}
        className="mt-4 max-sm:w-full"
      >
        {buttonText(method, payment)}
      </Button>
    </form>
  );
}

function buttonText(method: OrderPayment, { state, sum }: Payment): string {
  const again = state === null || state === 'WAITING' ? 'Оплатить' : 'Оплатить ещё раз';
  if (method === 'parts')
    return `${again} · ${formatMoney(partsOf(sum, dayInMoscow(new Date())).first)} сегодня`;
  return `${isOnReceipt(method) ? 'Подтвердить заказ' : again} ·\u00a0${formatMoney(sum)}`;
}
