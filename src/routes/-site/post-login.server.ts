import { setResponseStatus } from '@tanstack/react-start/server';
import { checkLogin, type LoginErrors } from '@/features/session/login-form-data';
import { isApiError, login } from '@/lib/api';
import { FormRefused, readForm, seeOther } from '@/lib/form-post';
import { AFTER_LOGIN } from '@/lib/paths';
import { safePath } from '@/lib/safe-path';

/** What the sign-in page shows after a refused form. Never the password. */
type Posted = { login: string; redirect: string; errors: LoginErrors };
type Next = (options: { context: { posted: Posted } }) => { isNext: true; context: { posted: Posted } };

/** The sign-in form posted without scripts: signs in and sends the browser on, or shows the page with what is wrong. */
export async function postLogin({ request, next }: { request: Request; next: Next }) {
  const refuse = (status: number, errors: LoginErrors, form?: URLSearchParams) => {
    setResponseStatus(status);
    const posted = {
      login: form?.get('login') ?? '',
      redirect: safePath(form?.get('redirect'), AFTER_LOGIN),
      errors,
    };
    return next({ context: { posted } });
  };
  let form: URLSearchParams | undefined;
  try {
    form = await readForm(request);
    const fields = { login: (form.get('login') ?? '').trim(), password: form.get('password') ?? '' };
    const wrong = checkLogin(fields);
    if (wrong) return refuse(422, wrong, form);
    await login(fields);
    return seeOther(safePath(form.get('redirect'), AFTER_LOGIN));
  } catch (error) {
    if (error instanceof FormRefused) return refuse(error.status, { form: error.message });
    if (isApiError(error)) return refuse(error.status ?? 503, { form: error.message }, form);
    throw error;
  }
}
