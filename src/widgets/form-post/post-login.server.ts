import { checkLogin, type LoginErrors, readLogin, refusedLogin } from '@/features/session/login-form-data';
import { login } from '@/lib/api';
import { postedBack } from '../sign-in/posted-back';
import { answerForm, type PostedRequest } from './post-form.server';
import { sendSignedInOn } from './posted-sign-in.server';

type Posted = { login: string; redirect: string; errors: LoginErrors };

/** The sign-in form posted without scripts: signs in and sends the browser on, or shows the page with what is wrong. */
export function postLogin(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    read: readLogin,
    check: checkLogin,
    async send(fields, form) {
      await login(fields);
      return sendSignedInOn(postedBack(form));
    },
    refused: refusedLogin,
    show: (fields, errors, form): Posted => ({ login: fields.login, redirect: postedBack(form), errors }),
  });
}
