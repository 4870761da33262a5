import { EMPTY } from './address';

/** Bounds of a new password, in characters: openapi/schemas/password.yaml. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

export const PASSWORD_HINT = 'Не\u00a0меньше 10\u00a0символов';

/** What is wrong with a new password, as far as can be told without asking. Spaces belong to it. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return EMPTY;
  return password.length < PASSWORD_MIN ? PASSWORD_HINT : undefined;
}
