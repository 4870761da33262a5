import type { PostedNewPassword } from '@/features/session/password/new-password-screen';
import { newPasswordForm, passwordRequestForm } from '@/features/session/password/password-definitions';
import type { PostedPasswordRequest } from '@/features/session/password/password-request-screen';
import { requestPasswordReset, setNewPassword } from '@/lib/api';
import { seeOther } from '@/lib/page/form-post';
import { AFTER_NEW_PASSWORD } from '../sign-in/login-notice';
import { answerForm, type PostedRequest } from './post-form.server';

/**
 * Handles the form that requests a password link, posted without scripts. The page is the same for every
 * login.
 */
export function postPasswordRequest(posted: PostedRequest<PostedPasswordRequest>) {
  return answerForm(posted, {
    form: passwordRequestForm,
    async send(address): Promise<PostedPasswordRequest> {
      await requestPasswordReset(address);
      return { login: address.login, sent: true };
    },
    show: ({ fields: { login }, errors }): PostedPasswordRequest => ({ login, errors }),
  });
}

type Posted = { token: string; result: PostedNewPassword };

/**
 * Handles the form that sets a new password, posted without scripts: redirects to the sign-in page, or
 * renders the errors.
 */
export function postNewPassword(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    form: newPasswordForm,
    async send(request): Promise<Response | Posted> {
      await setNewPassword(request);
      return seeOther(AFTER_NEW_PASSWORD);
    },
    show: ({ fields: { token }, errors, error }): Posted => ({
      token,
      result: { errors, rejected: error?.code === 'CONFIRMATION_REJECTED' },
    }),
  });
}
