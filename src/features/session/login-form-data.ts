import type { ApiError } from '@/lib/api';
import { addressProblem, EMPTY } from './address';
import { type FormErrors, refusedForm } from './form-errors';
import { textOf } from './text-of';

/** What the sign-in form sends, and what is wrong with it. */
export type LoginFields = { login: string; password: string };
export type LoginErrors = FormErrors<keyof LoginFields>;

export function readLogin(data: FormData | URLSearchParams): LoginFields {
  return { login: textOf(data, 'login').trim(), password: textOf(data, 'password') };
}

/** An address in a shape one could sign in with, and any password; everything else is the server's to judge. */
export function checkLogin({ login, password }: LoginFields): LoginErrors | undefined {
  const errors: LoginErrors = {};
  const problem = addressProblem(login);
  if (problem) errors.login = problem;
  if (password === '') errors.password = EMPTY;
  return errors.login || errors.password ? errors : undefined;
}

export function refusedLogin(error: ApiError): LoginErrors {
  return refusedForm(error, { '/login': 'login', '/password': 'password' });
}
