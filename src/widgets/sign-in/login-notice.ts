import type { LoginNotice } from '@/features/session/sign-in-search';
import { hrefTo } from '@/shop/addresses/href-to';

const NOTICES: Record<LoginNotice, string> = {
  password: 'Пароль изменён. Войдите с\u00a0новым паролем',
  ended: 'Сессия завершена. Войдите снова',
};

/** Path for a shopper who has set a new password. */
export const AFTER_NEW_PASSWORD = hrefTo('/login', { search: { notice: 'password' } });

/** Why the shopper is on the sign-in page. */
export function noticeText(notice: LoginNotice | undefined): string | undefined {
  return notice && NOTICES[notice];
}
