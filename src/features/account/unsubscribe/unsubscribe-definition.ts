import { safeParse } from 'zod/mini';
import { Unsubscription } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

/** Shown if the link is incomplete or its signature is wrong. */
export const WRONG_LINK = 'Ссылка неполная. Скопируйте её из\u00a0письма целиком';

/** The form behind the unsubscribe link of a letter. */
export const unsubscribeForm: ContractForm<{ token: string }, Unsubscription> = {
  blank: { token: '' },
  schema: Unsubscription,
  places: { '/token': 'form' },
  check: ({ token }) => ({ form: safeParse(Unsubscription, { token }).success ? undefined : WRONG_LINK }),
};
