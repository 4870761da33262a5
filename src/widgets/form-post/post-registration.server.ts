import {
  checkRegistration,
  readRegistration,
  refusedRegistration,
  registrationOf,
} from '@/features/session/registration-data';
import type { PostedRegistration } from '@/features/session/registration-form';
import { register } from '@/lib/api';
import { postedBack } from '../sign-in/posted-back';
import { answerForm, type PostedRequest } from './post-form.server';
import { sendSignedInOn } from './posted-sign-in.server';

type Posted = { form?: PostedRegistration; pending?: string; redirect: string };

/** The registration form posted without scripts: shows where the message went, or what is wrong. */
export function postRegistration(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    read: readRegistration,
    check: checkRegistration,
    async send(fields, form): Promise<Response | Posted> {
      const { status } = await register(registrationOf(fields));
      const redirect = postedBack(form);
      return status === 'CONFIRMED' ? sendSignedInOn(redirect) : { pending: fields.login, redirect };
    },
    refused: refusedRegistration,
    show: ({ firstName, login }, errors, form): Posted => ({
      form: { firstName, login, errors },
      redirect: postedBack(form),
    }),
  });
}
