import { confirmationForm } from '@/features/session/confirmation/confirmation-definition';
import { needsSignIn, type PostedConfirmation } from '@/features/session/confirmation/confirmation-screen';
import { confirmRegistration } from '@/lib/api';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { answerForm, type PostedRequest } from './post-form.server';
import { redirectSignedIn } from './posted-sign-in.server';

type Posted = { token: string; result: PostedConfirmation };

/** Handles the form that confirms an address, posted without scripts. */
export function postConfirmation(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    form: confirmationForm,
    async send(confirmation): Promise<Response | Posted> {
      const { status } = await confirmRegistration(confirmation);
      if (status === 'CONFIRMED') return redirectSignedIn(AFTER_LOGIN);
      const done = status === 'PASSWORD_NEEDED' ? 'password-needed' : 'address';
      return { token: confirmation.token, result: { done } };
    },
    show: ({ fields: { token }, errors, error }): Posted => ({
      token,
      result: error && needsSignIn(error.code) ? { done: 'sign-in-needed' } : { error: errors.form ?? '' },
    }),
  });
}
