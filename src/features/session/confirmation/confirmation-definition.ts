import { safeParse } from 'zod/mini';
import { Confirmation } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export const CUT_LINK = 'Ссылка неполная. Скопируйте её из\u00a0сообщения целиком';

/** What is wrong with the secret of a link, which is not typed. */
export const tokenProblem = (token: string): string | undefined =>
  safeParse(Confirmation, { token }).success ? undefined : CUT_LINK;

/** The button of a link in a message. */
export const confirmationForm: ContractForm<{ token: string }, Confirmation> = {
  blank: { token: '' },
  schema: Confirmation,
  places: { '/token': 'form' },
  check: ({ token }) => ({ form: tokenProblem(token) }),
};
