import { safeParse } from 'zod/mini';
import { REQUIRED } from '#shared/forms/field-message.ts';
import type { ApiError } from '@/lib/api';
import { PromoCodeEntry } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

const UNKNOWN = 'Такого промокода нет. Проверьте написание';

/** The one field of a promo code. A text that cannot be a code at all is as unknown as any other. */
export const promoCodeForm: ContractForm<{ code: string }, PromoCodeEntry> = {
  blank: { code: '' },
  schema: PromoCodeEntry,
  request: ({ code }) => ({ code: code.trim() }),
  check: ({ code }) => ({ code: codeProblem(code.trim()) }),
};

function codeProblem(code: string): string | undefined {
  if (code === '') return REQUIRED;
  return safeParse(PromoCodeEntry, { code }).success ? undefined : UNKNOWN;
}

/** All errors of a code are shown at its field. */
export function refusedPromoCode({ status, message }: Pick<ApiError, 'status' | 'message'>): {
  code: string;
} {
  return { code: status === 422 ? UNKNOWN : message };
}
