import type { LoginNotice } from '@/features/session/sign-in-search';
import { hrefTo } from '@/shop/addresses/href-to';

const NOTICES: Record<LoginNotice, string> = {
  password: 'Пароль изменён. Войдите с\u00a0новым паролем',
};

/** Where a shopper goes who has set a new password. */
export const AFTER_NEW_PASSWORD = hrefTo('/login', { search: { notice: 'password' } });

/** What the sign-in page says about why the shopper is there. */
export function noticeText(notice: LoginNotice | undefined): string | undefined {
  return notice && NOTICES[notice];
}
