import { unsubscribeForm, WRONG_LINK } from '@/features/account/unsubscribe/unsubscribe-definition';
import type { PostedUnsubscription } from '@/features/account/unsubscribe/unsubscribe-screen';
import { unsubscribe } from '@/lib/api';
import { answerForm, type PostedRequest } from './post-form.server';

type Posted = { token: string; result: PostedUnsubscription };

/** Handles the unsubscribe form, posted without scripts. */
export function postUnsubscription(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    form: unsubscribeForm,
    async send(request): Promise<Posted> {
      const { letters } = await unsubscribe(request);
      return { token: request.token, result: { ended: letters } };
    },
    show: ({ fields: { token }, errors, error }): Posted => ({
      token,
      result: { error: error?.status === 404 ? WRONG_LINK : (errors.form ?? '') },
    }),
  });
}
