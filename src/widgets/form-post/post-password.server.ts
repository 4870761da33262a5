import type { PostedNewPassword } from '@/features/session/new-password-screen';
import {
  checkNewPassword,
  checkPasswordRequest,
  readNewPassword,
  readPasswordRequest,
  refusedNewPassword,
  refusedPasswordRequest,
} from '@/features/session/password-data';
import type { PostedPasswordRequest } from '@/features/session/password-request-screen';
import { requestPasswordReset, setNewPassword } from '@/lib/api';
import { seeOther } from '@/lib/form-post';
import { AFTER_NEW_PASSWORD } from '../sign-in/login-notice';
import { answerForm, type PostedRequest } from './post-form.server';

/** The request for a link posted without scripts: says the same for every address, or what is wrong. */
export function postPasswordRequest(posted: PostedRequest<PostedPasswordRequest>) {
  return answerForm(posted, {
    read: readPasswordRequest,
    check: checkPasswordRequest,
    async send(fields): Promise<PostedPasswordRequest> {
      await requestPasswordReset(fields);
      return { login: fields.login, sent: true };
    },
    refused: refusedPasswordRequest,
    show: ({ login }, errors): PostedPasswordRequest => ({ login, errors }),
  });
}

type Posted = { token: string; result: PostedNewPassword };

/** A new password posted without scripts: sends the browser to sign in with it, or shows what is wrong. */
export function postNewPassword(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    read: readNewPassword,
    check: checkNewPassword,
    async send(fields): Promise<Response | Posted> {
      await setNewPassword(fields);
      return seeOther(AFTER_NEW_PASSWORD);
    },
    refused: refusedNewPassword,
    show: ({ token }, errors, _form, error): Posted => ({
      token,
      result: { errors, rejected: error?.code === 'CONFIRMATION_REJECTED' },
    }),
  });
}
