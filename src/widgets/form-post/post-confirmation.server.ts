import { CUT_LINK, type PostedConfirmation } from '@/features/session/confirmation-screen';
import { refusalText } from '@/features/session/form-errors';
import { confirmRegistration } from '@/lib/api';
import { AFTER_LOGIN } from '@/lib/paths';
import { answerForm, type PostedRequest } from './post-form.server';
import { sendSignedInOn } from './posted-sign-in.server';

type Posted = { token: string; result: PostedConfirmation };

/** The button of a confirmation pressed without scripts. */
export function postConfirmation(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    read: (form) => form.get('token') ?? '',
    check: (token) => (token ? undefined : { form: CUT_LINK }),
    async send(token): Promise<Response | Posted> {
      const { status } = await confirmRegistration({ token });
      if (status === 'CONFIRMED') return sendSignedInOn(AFTER_LOGIN);
      return { token, result: { addressConfirmed: true } };
    },
    refused: (error) => ({ form: refusalText(error) }),
    show: (token, { form }): Posted => ({ token, result: { error: form ?? '' } }),
  });
}
