import { NOT_A_PHONE } from '#shared/forms/field-message.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import { readOrderNumber } from '#shared/orders/order-number.ts';
import { OrderStatusQuestion } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { isWholePhone, phoneOf } from '@/lib/ui/forms/phone-input';

export type StatusFields = { number: string; phone: string };

const NOT_A_NUMBER = 'Номер выглядит так: В-123456-6';

/** The form of the order status. */
export const statusForm: ContractForm<StatusFields, OrderStatusQuestion> = {
  blank: { number: '', phone: '' },
  schema: OrderStatusQuestion,
  request: ({ number, phone }) => ({ number: readOrderNumber(number) ?? number, phone: phoneOf(phone) }),
  check: ({ number, phone }) => ({
    number: numberProblem(number),
    phone: phoneProblem(phone),
  }),
};

function numberProblem(number: string): string | undefined {
  if (number.trim() === '') return requiredMessage('/number');
  return readOrderNumber(number) === null ? NOT_A_NUMBER : undefined;
}

function phoneProblem(phone: string): string | undefined {
  if (phone.trim() === '') return requiredMessage('/phone');
  return isWholePhone(phoneOf(phone)) ? undefined : NOT_A_PHONE;
}
