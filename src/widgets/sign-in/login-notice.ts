import type { LoginNotice } from '@/features/session/sign-in-search';
import { SESSION_ENDED } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';

const NOTICES: Record<LoginNotice, string> = {
  password: 'Пароль изменён. Войдите с\u00a0новым паролем',
  ended: SESSION_ENDED,
};

/** The path that is opened after a new password was set. */
export const AFTER_NEW_PASSWORD = hrefTo('/login', { search: { notice: 'password' } });

/** The sentence that says why the shopper is on the sign-in page. */
export function noticeText(notice: LoginNotice | undefined): string | undefined {
  return notice && NOTICES[notice];
}
