import type { ApiError } from '@/lib/api';
import { addressProblem } from './address';
import { type FormErrors, refusedForm } from './form-errors';
import { passwordProblem } from './password-rule';
import { textOf } from './text-of';

/** Asking for a link to a new password. */
export type PasswordRequest = { login: string };
export type PasswordRequestErrors = FormErrors<'login'>;

export function readPasswordRequest(data: FormData | URLSearchParams): PasswordRequest {
  return { login: textOf(data, 'login').trim() };
}

export function checkPasswordRequest({ login }: PasswordRequest): PasswordRequestErrors | undefined {
  const problem = addressProblem(login);
  return problem ? { login: problem } : undefined;
}

export function refusedPasswordRequest(error: ApiError): PasswordRequestErrors {
  return refusedForm(error, { '/login': 'login' });
}

/** Setting it with the secret of the link. */
export type NewPassword = { token: string; password: string };
export type NewPasswordErrors = FormErrors<'password'>;

export function readNewPassword(data: FormData | URLSearchParams): NewPassword {
  return { token: textOf(data, 'token'), password: textOf(data, 'password') };
}

export function checkNewPassword({ password }: NewPassword): NewPasswordErrors | undefined {
  const problem = passwordProblem(password);
  return problem ? { password: problem } : undefined;
}

export function refusedNewPassword(error: ApiError): NewPasswordErrors {
  return refusedForm(error, { '/password': 'password' });
}
