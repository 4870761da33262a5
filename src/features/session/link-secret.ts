import { safeParse } from 'zod/mini';
import { Confirmation } from '@/lib/api/schemas';

export const CUT_LINK = 'Ссылка неполная. Скопируйте её из\u00a0сообщения целиком';

/** The error of an incomplete token in a link; undefined if the token is well-formed. */
export const tokenProblem = (token: string): string | undefined =>
  safeParse(Confirmation, { token }).success ? undefined : CUT_LINK;
