import type { PostedNewsConfirmation } from '@/features/newsletter/confirm-news-screen';
import { confirmNewsForm, newsletterForm, OLD_LINK } from '@/features/newsletter/newsletter-definition';
import type { PostedNewsletter } from '@/features/newsletter/newsletter-screen';
import { confirmNewsletter, subscribeToNewsletter } from '@/lib/api';
import { answerForm, type PostedRequest } from './post-form.server';

/** Handles the newsletter form, posted from the footer or, without scripts, from its own page. */
export function postNewsletter(posted: PostedRequest<PostedNewsletter>) {
  return answerForm(posted, {
    form: newsletterForm,
    async send(request): Promise<PostedNewsletter> {
      await subscribeToNewsletter(request);
      return { sentTo: request.email };
    },
    show: ({ fields, errors }): PostedNewsletter => ({ fields, errors }),
  });
}

type Posted = { token: string; result: PostedNewsConfirmation };

/** Handles the form that confirms a newsletter subscription, posted without scripts. */
export function postNewsConfirmation(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    form: confirmNewsForm,
    async send(request): Promise<Posted> {
      await confirmNewsletter(request);
      return { token: request.token, result: { confirmed: true } };
    },
    show: ({ fields: { token }, errors, error }): Posted => ({
      token,
      result: { error: error?.status === 404 ? OLD_LINK : (errors.form ?? '') },
    }),
  });
}
