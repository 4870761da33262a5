import { registrationForm } from '@/features/session/registration/registration-definition';
import type { PostedRegistration } from '@/features/session/registration/registration-form';
import { register } from '@/lib/api';
import { postedReturnPath } from '../sign-in/posted-return-path';
import { answerForm, type PostedRequest } from './post-form.server';
import { redirectSignedIn } from './posted-sign-in.server';

type Posted = { form?: PostedRegistration; pending?: string; redirect: string };

/**
 * Handles the registration form, posted without scripts: renders the address to which a message was sent, or
 * the errors.
 */
export function postRegistration(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    form: registrationForm,
    async send(registration, { login }, data): Promise<Response | Posted> {
      const { status } = await register(registration);
      const redirect = postedReturnPath(data);
      return status === 'CONFIRMED' ? redirectSignedIn(redirect) : { pending: login.trim(), redirect };
    },
    show: ({ fields: { firstName, login }, errors, data }): Posted => ({
      form: { firstName, login, errors },
      redirect: postedReturnPath(data),
    }),
  });
}
