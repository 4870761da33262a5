import { useSyncExternalStore } from 'react';
import { ApiError, uuid } from '@/lib/api';
import { keepsCookies } from '@/lib/browser/services';

/** The message to a shopper whose browser keeps no cookies. */
export const NO_COOKIES_MESSAGE =
  'Разрешите браузеру сохранять файлы cookie этого сайта: без них корзина, избранное и\u00a0вход не\u00a0работают';

const NEVER = () => () => {};

/** Whether the browser keeps no cookies; false until hydration. */
export const useNoCookies = (): boolean =>
  useSyncExternalStore(
    NEVER,
    () => !keepsCookies(),
    () => false,
  );

/**
 * A guest is known by cookies only: without them each write would create another guest, and nothing would be found on the
 * next page. @throws ApiError with a sentence for the shopper
 */
export function assertCookies(): void {
  if (!keepsCookies()) throw new ApiError({ kind: 'api', message: NO_COOKIES_MESSAGE, requestId: uuid() });
}
