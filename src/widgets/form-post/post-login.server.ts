import { type LoginFields, loginForm } from '@/features/session/login/login-definition';
import { login } from '@/lib/api';
import type { FormErrors } from '@/lib/forms/contract-form';
import { postedReturnPath } from '../sign-in/posted-return-path';
import { answerForm, type PostedRequest } from './post-form.server';
import { redirectSignedIn } from './posted-sign-in.server';

type Posted = { login: string; redirect: string; errors: FormErrors<keyof LoginFields> };

/**
 * Handles the sign-in form, posted without scripts: signs in and redirects, or renders the page with the
 * errors.
 */
export function postLogin(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    form: loginForm,
    async send(credentials, _, data) {
      await login(credentials);
      return redirectSignedIn(postedReturnPath(data));
    },
    show: ({ fields, errors, data }): Posted => ({
      login: fields.login,
      redirect: postedReturnPath(data),
      errors,
    }),
  });
}
