import { promoCodeSpellings } from '#shared/cart/promo-code-spellings.ts';
import type { ApiError } from '@/lib/api';
import { PromoCodeTextMax } from '@/lib/api/bounds';

/** Not from `shared/forms/required.ts`, which only pages with forms of the contract should load. */
const EMPTY = 'Введите промокод';
const UNKNOWN = 'Такого промокода нет. Проверьте написание';

/** The error of a promo code before it is sent. A text that cannot be a code gets the same error as an unknown code. */
export function promoCodeProblem(code: string): string | undefined {
  if (code === '') return EMPTY;
  return code.length <= PromoCodeTextMax && promoCodeSpellings(code).length > 0 ? undefined : UNKNOWN;
}

/** Every refusal about a promo code is shown at its field. */
export const refusedPromoCode = ({ status, message }: Pick<ApiError, 'status' | 'message'>): string =>
  status === 422 ? UNKNOWN : message;
