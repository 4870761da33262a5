/** What the sign-in page can say about why the shopper is there, by its search parameter `notice`. */
const NOTICES = {
  password: 'Пароль изменён. Войдите с\u00a0новым паролем',
} as const;

export type LoginNotice = keyof typeof NOTICES;

/** Where a shopper goes who has set a new password. */
export const AFTER_NEW_PASSWORD = '/login?notice=password' satisfies `/login?notice=${LoginNotice}`;

/** Undefined for anything else, never left out: see readBack. */
export function readNotice({ notice }: Record<string, unknown>): { notice?: LoginNotice } {
  const isKnown = typeof notice === 'string' && Object.hasOwn(NOTICES, notice);
  return { notice: isKnown ? (notice as LoginNotice) : undefined };
}

export function noticeText(notice: LoginNotice | undefined): string | undefined {
  return notice && NOTICES[notice];
}
