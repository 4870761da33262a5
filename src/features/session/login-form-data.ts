/** What the sign-in form sends, and what is wrong with it. */
export type LoginFields = { login: string; password: string };
export type LoginErrors = { login?: string; password?: string; form?: string };

const EMPTY = 'Заполните поле';

/** Both fields must be filled; everything else is the server's to judge. */
export function checkLogin({ login, password }: LoginFields): LoginErrors | undefined {
  const errors: LoginErrors = {};
  if (login.trim() === '') errors.login = EMPTY;
  if (password === '') errors.password = EMPTY;
  return errors.login || errors.password ? errors : undefined;
}
