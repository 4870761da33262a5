import { safeParse } from 'zod/mini';
import { Confirmation } from '@/lib/api/schemas';

export const CUT_LINK = 'Ссылка неполная. Скопируйте её из\u00a0сообщения целиком';

/** The error of a link's secret. */
export const tokenProblem = (token: string): string | undefined =>
  safeParse(Confirmation, { token }).success ? undefined : CUT_LINK;
