import { safeParse } from 'zod/mini';
import { Confirmation } from '@/lib/api/schemas';

export const CUT_LINK = 'Ссылка неполная. Скопируйте её из\u00a0сообщения целиком';

/** What is wrong with the secret of a link, which is not typed. */
export const tokenProblem = (token: string): string | undefined =>
  safeParse(Confirmation, { token }).success ? undefined : CUT_LINK;
