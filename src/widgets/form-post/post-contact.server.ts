import { createHash } from 'node:crypto';
import { setResponseStatus } from '@tanstack/react-start/server';
import { MOST_FILES } from '#shared/contact/attached-files.ts';
import { tooManyFiles } from '#shared/contact/contact-refusals.ts';
import { contactForm } from '@/features/contact/contact-definition';
import { encodeFiles, filesProblem } from '@/features/contact/contact-files';
import type { PostedContact } from '@/features/contact/use-contact-form';
import { type ContactRequest, createContactRequest, isApiError } from '@/lib/api';
import { checkFields, readFields, refusalErrors } from '@/lib/forms/contract-form';
import { FormRefused, readFormWithFiles } from '@/lib/page/form-post';
import type { PostedRequest } from './post-form.server';

type Refused = Extract<PostedContact, { errors: unknown }>;

/** Handles the contact form posted without scripts, with its files. */
export async function postContact({ request, next }: PostedRequest<PostedContact>) {
  let data = new FormData();
  const page = (status: number, posted: PostedContact) => {
    setResponseStatus(status);
    return next({ context: { posted } });
  };
  const refuse = (status: number, errors: Refused['errors'], isExpired = false) => {
    const hadFiles = filesOf(data).length > 0;
    return page(status, { fields: readFields(contactForm, data), errors, hadFiles, isExpired });
  };
  try {
    data = await readFormWithFiles(request);
    const fields = readFields(contactForm, data);
    const files = filesOf(data);
    const checked = checkFields(contactForm, fields);
    const objection = files.length > MOST_FILES ? tooManyFiles.message : await filesProblem(files);
    if (!checked.ok || objection)
      return refuse(422, { ...(checked.ok ? {} : checked.errors), ...(objection && { files: objection }) });
    const body = { ...checked.request, files: await encodeFiles(files) };
    const { number } = await createContactRequest(body, { headers: { 'Idempotency-Key': keyOf(body) } });
    return page(200, { sent: { number, login: fields.login.trim() } });
  } catch (error) {
    if (error instanceof FormRefused) return refuse(error.status, { form: error.message });
    if (!isApiError(error)) throw error;
    const isExpired = error.fieldErrors.some(
      ({ pointer, code }) => pointer === '/formToken' && code === 'expired',
    );
    return refuse(error.status ?? 503, refusalErrors(contactForm, error), isExpired);
  }
}

/** An empty file field posts a file without a name. */
const filesOf = (data: FormData): File[] =>
  data.getAll('files').filter((file): file is File => file instanceof File && file.name !== '');

/** The form token is the idempotency key, so that a repeated post, as on a reload, sends nothing again. */
function keyOf(body: ContactRequest): string {
  const hex = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
