import { safeParse } from 'zod/mini';
import { Confirmation } from '@/lib/api/schemas';

export const CUT_LINK = 'Ссылка неполная. Скопируйте её из\u00a0сообщения целиком';

/** The error message for an incomplete secret of a link; undefined for a well-formed one. */
export const tokenProblem = (token: string): string | undefined =>
  safeParse(Confirmation, { token }).success ? undefined : CUT_LINK;
