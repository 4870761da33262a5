import { createHash } from 'node:crypto';
import { MOST_FILES } from '#shared/contact/attached-files.ts';
import { tooManyFiles } from '#shared/contact/contact-refusals.ts';
import { type ContactFields, contactForm } from '@/features/contact/contact-definition';
import { encodeFiles, filesProblem } from '@/features/contact/contact-files';
import type { PostedContact } from '@/features/contact/use-contact-form';
import { type ContactRequest, createContactRequest } from '@/lib/api';
import { filesIn } from '@/lib/page/form-post';
import { answerFormWithFiles, type PostedRequest } from './post-form.server';

/** Handles the contact form with its files, posted without scripts. */
export const postContact = (posted: PostedRequest<PostedContact>) =>
  answerFormWithFiles<ContactFields, ContactRequest, PostedContact>(posted, {
    form: contactForm,
    async checkFiles(files) {
      const objection = files.length > MOST_FILES ? tooManyFiles.message : await filesProblem(files);
      return objection ? { files: objection } : {};
    },
    async send(request, { login }, data) {
      const body = { ...request, files: await encodeFiles(filesIn(data)) };
      const { number } = await createContactRequest(body, { headers: { 'Idempotency-Key': keyOf(body) } });
      return { sent: { number, login: login.trim() } };
    },
    show: ({ fields, errors, data, error }) => ({
      fields,
      errors,
      hadFiles: filesIn(data).length > 0,
      isExpired:
        error?.fieldErrors.some(({ pointer, code }) => pointer === '/formToken' && code === 'expired') ??
        false,
    }),
  });

/** The idempotency key: the token of the form, so that posting it again by a reload has no effect. */
function keyOf(body: ContactRequest): string {
  const hex = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
