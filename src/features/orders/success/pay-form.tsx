import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PAYMENT_NAMES } from '#shared/orders/order-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { isApiError, type OrderPayment, type Payment, startPayment, uuid } from '@/lib/api';
import { refreshQuery } from '@/lib/state/query-reads';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { orderQuery, paymentQuery } from '../orders-query';

const NOTES: Readonly<Record<OrderPayment, string | undefined>> = {
  sbp: 'Откроется приложение вашего банка',
  'card-online': 'Карты российских банков',
  parts: 'Сегодня первая часть, затем ещё три',
  cash: undefined,
  'card-on-receipt': undefined,
};

const isOnReceipt = (method: OrderPayment) => method === 'cash' || method === 'card-on-receipt';

/** Another attempt to pay, or another way to. Leads to the bank; what is paid on receipt is settled here. */
export function PayForm({ orderId, payment }: { orderId: string; payment: Payment }) {
  const client = useQueryClient();
  const first = payment.methods.includes(payment.method) ? payment.method : payment.methods[0];
  const [method, setMethod] = useState(first);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: OrderPayment) =>
      startPayment(orderId, { method: chosen }, { headers: { 'Idempotency-Key': uuid() } }),
    throwOnError: (cause) => !isApiError(cause),
    async onSuccess({ confirmationUrl }) {
      if (confirmationUrl !== null) return window.location.assign(confirmationUrl);
      await refreshQuery(client, paymentQuery(orderId));
      await refreshQuery(client, orderQuery(orderId));
    },
  });
  if (!method) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && method) mutate(method);
  }

  const sum = formatMoney(payment.sum);
  const again = payment.state === null ? 'Оплатить' : 'Оплатить ещё раз';
  return (
    <form onSubmit={submit} className="max-w-130">
      <RadioGroup
        legend="Способ оплаты"
        legendHidden
        framed
        name="method"
        value={method}
        onChange={(value) => setMethod(payment.methods.find((known) => known === value))}
        options={payment.methods.map((value) => ({ value, label: PAYMENT_NAMES[value], note: NOTES[value] }))}
      />
      {isApiError(error) && <ErrorNotice className="mt-4">{error.message}</ErrorNotice>}
      <Button type="submit" busy={isPending} className="mt-4 max-sm:w-full">
        {isOnReceipt(method) ? 'Подтвердить заказ' : again} ·&nbsp;{sum}
      </Button>
    </form>
  );
}
