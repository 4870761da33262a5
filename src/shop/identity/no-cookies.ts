import { useSyncExternalStore } from 'react';
import { ApiError, uuid } from '@/lib/api';
import { keepsCookies } from '@/lib/browser/services';

/** The error for a shopper whose browser does not store cookies. */
export const NO_COOKIES_MESSAGE =
  'Разрешите браузеру сохранять файлы cookie этого сайта: без них корзина, избранное и\u00a0вход не\u00a0работают';

const NEVER = () => () => {};

/** Whether the browser does not store cookies. False until hydration. */
export const useNoCookies = (): boolean =>
  useSyncExternalStore(
    NEVER,
    () => !keepsCookies(),
    () => false,
  );

/**
 * Throws if the browser does not store cookies. A guest is known only by cookies, so each write would create
 * another guest, and the next page would find nothing.
 * @throws ApiError with a sentence for the shopper
 */
export function assertCookies(): void {
  if (!keepsCookies()) throw new ApiError({ kind: 'api', message: NO_COOKIES_MESSAGE, requestId: uuid() });
}
