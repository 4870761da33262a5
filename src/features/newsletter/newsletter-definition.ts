import { safeParse } from 'zod/mini';
import { readEmail } from '#shared/forms/email.ts';
import { NewsletterConfirmation, NewsletterRequest } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export type NewsletterFields = {
  email: string;
  marketingConsent: boolean;
  /** A honeypot: hidden from people, who leave it empty. */
  website: string;
};

const LIKE_A_ROBOT = 'Запрос похож на\u00a0автоматический. Обновите страницу и\u00a0попробуйте ещё раз';

/** The newsletter form. */
export const newsletterForm: ContractForm<NewsletterFields, NewsletterRequest> = {
  blank: { email: '', marketingConsent: false, website: '' },
  schema: NewsletterRequest,
  request: ({ email, marketingConsent, website }) => ({
    email: readEmail(email),
    marketingConsent,
    ...(website && { website }),
  }),
  places: { '/website': 'form' },
  check: ({ website }) => ({ form: website ? LIKE_A_ROBOT : undefined }),
};

/** The error if the confirmation link is incomplete or its signature is wrong. */
export const CUT_LINK = 'Ссылка неполная. Скопируйте её из\u00a0письма целиком';

/** The error if the confirmation link has expired or the subscription has ended. */
export const OLD_LINK = 'Ссылка больше не\u00a0действует. Подпишитесь ещё раз';

/** The form behind the confirmation link of a letter. */
export const confirmNewsForm: ContractForm<{ token: string }, NewsletterConfirmation> = {
  blank: { token: '' },
  schema: NewsletterConfirmation,
  places: { '/token': 'form' },
  check: ({ token }) => ({
    form: safeParse(NewsletterConfirmation, { token }).success ? undefined : CUT_LINK,
  }),
};
