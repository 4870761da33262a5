import { safeParse } from 'zod/mini';
import { Unsubscription } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

/** Of a link that was cut, or that the shop has not signed. */
export const WRONG_LINK = 'Ссылка неполная. Скопируйте её из\u00a0письма целиком';

/** The button of the link that ends letters. */
export const unsubscribeForm: ContractForm<{ token: string }, Unsubscription> = {
  blank: { token: '' },
  schema: Unsubscription,
  places: { '/token': 'form' },
  check: ({ token }) => ({ form: safeParse(Unsubscription, { token }).success ? undefined : WRONG_LINK }),
};
