import { REQUIRED } from '#shared/forms/required.ts';
import type { ApiError } from '@/lib/api';
import { PromoCodeTextMax, PromoCodeTextRegExp } from '@/lib/api/bounds';

const UNKNOWN = 'Такого промокода нет. Проверьте написание';

/** What is wrong with a code as it was typed. A text that cannot be a code at all is as unknown as any other. */
export function promoCodeProblem(code: string): string | undefined {
  if (code === '') return REQUIRED;
  return code.length <= PromoCodeTextMax && PromoCodeTextRegExp.test(code) ? undefined : UNKNOWN;
}

/** All that the shop refuses about a code is said at its field. */
export const refusedPromoCode = ({ status, message }: Pick<ApiError, 'status' | 'message'>): string =>
  status === 422 ? UNKNOWN : message;
