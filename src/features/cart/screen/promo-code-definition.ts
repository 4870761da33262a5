import { promoCodeSpellings } from '#shared/cart/promo-code-spellings.ts';
import type { ApiError } from '@/lib/api';
import { PromoCodeTextMax } from '@/lib/api/bounds';

/**
 * Not taken from `shared/forms/required.ts`, which would load code that only pages with contract forms need.
 */
const EMPTY = 'Введите промокод';
const UNKNOWN = 'Такого промокода нет. Проверьте написание';

/**
 * The error of a typed promo code, before a request. A text that cannot be a code gets the same error as an
 * unknown code.
 */
export function promoCodeProblem(code: string): string | undefined {
  if (code === '') return EMPTY;
  return code.length <= PromoCodeTextMax && promoCodeSpellings(code).length > 0 ? undefined : UNKNOWN;
}

/** Every refusal about a promo code is shown at its field. */
export const refusedPromoCode = ({ status, message }: Pick<ApiError, 'status' | 'message'>): string =>
  status === 422 ? UNKNOWN : message;
