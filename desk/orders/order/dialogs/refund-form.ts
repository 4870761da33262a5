import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import type { OperatorOrder, OrderRefund } from '../../../api/index.ts';
import { OrderRefund as OrderRefundSchema } from '../../../api/schemas.ts';
import { kopecksOf } from '../../../parts/kopecks.ts';

type RefundFields = { sum: string; reason: string; payBy: string };

/**
 * The form for paying back a sum without receiving goods. If goods come back, a refund is created instead.
 */
export function refundForm({ order, version }: OperatorOrder): ContractForm<RefundFields, OrderRefund> {
  const atTill = isOnReceipt(order.payment.method);
  return {
    blank: { sum: '', reason: 'GOODWILL', payBy: '' },
    schema: OrderRefundSchema,
    request: ({ sum, reason, payBy }) => ({
      version,
      sum: kopecksOf(sum),
      reason,
      ...(payBy && { payBy }),
    }),
    check: ({ sum, payBy }) => ({
      ...(!kopecksOf(sum) && { sum: 'Введите сумму в\u00a0рублях, например 500 или 499,90' }),
      ...(atTill && !payBy && { payBy: 'Выберите, как отдаёте деньги' }),
    }),
  };
}
