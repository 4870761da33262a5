import type { ApiError } from '@/lib/api';

const UNKNOWN = 'Такого промокода нет. Проверьте написание';

/** What can be told of a promo code without asking; undefined when the shop must judge it. */
export function checkPromoCode(code: string): string | undefined {
  return code === '' ? 'Заполните поле' : undefined;
}

/** A refusal for people. A text that cannot be a code at all (422) is as unknown as any other. */
export function promoCodeRefusal({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  return status === 422 ? UNKNOWN : message;
}
