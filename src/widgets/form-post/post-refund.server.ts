import { setResponseStatus } from '@tanstack/react-start/server';
import { MOST_PHOTOS, tooManyPhotos } from '#shared/forms/photo-rules.ts';
import {
  type ChoiceErrors,
  choiceErrors,
  choiceOf,
  draftErrorsByField,
} from '@/features/refunds/form/choice-fields';
import type { PostedRefund } from '@/features/refunds/form/refund-form';
import { refundHref, refundsHref } from '@/features/refunds/refunds-search';
import {
  type ApiError,
  addRefundPhoto,
  cancelRefund,
  getRefund,
  getRefundable,
  isApiError,
  makeRefund,
  patchRefund,
  shipRefund,
  submitRefund,
  UNKNOWN_ERROR_MESSAGE,
} from '@/lib/api';
import { encodeFile } from '@/lib/forms/encode-file';
import { FormRefused, MAX_FORM_BYTES, readForm, readFormWithFiles, seeOther } from '@/lib/page/form-post';
import { hrefTo } from '@/shop/addresses/href-to';
import type { PostedRequest } from './post-form.server';

/** A thousand Cyrillic letters are six thousand bytes of a form, and several lines may have a description. */
const MOST_BYTES = 8 * MAX_FORM_BYTES;

type Request = PostedRequest<PostedRefund>;
type Posted = URLSearchParams | FormData;
type Answered = Response | ReturnType<Request['next']>;

/** Handles a refund form, or renders its page with the errors. Without a session it redirects to the sign-in. */
async function answer(
  { request, next }: Request,
  work: (data: Posted) => Promise<Response | ChoiceErrors>,
): Promise<Answered> {
  const page = (status: number, errors: ChoiceErrors) => {
    setResponseStatus(status);
    return next({ context: { posted: { errors } } });
  };
  try {
    const done = await work(await readPosted(request));
    return done instanceof Response ? done : page(422, done);
  } catch (error) {
    if (error instanceof FormRefused) return page(error.status, { form: error.message });
    if (!isApiError(error)) throw error;
    if (error.status === 401)
      return seeOther(hrefTo('/login', { search: { redirect: new URL(request.url).pathname } }));
    return page(error.status ?? 503, { form: wordsOf(error) });
  }
}

/** The form of a draft may contain photographs; the others are plain. */
const readPosted = (request: globalThis.Request): Promise<Posted> =>
  /^multipart\//i.test(request.headers.get('content-type') ?? '')
    ? readFormWithFiles(request)
    : readForm(request, MOST_BYTES);

const textOf = (data: Posted, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const wordsOf = (error: ApiError) => error.message || UNKNOWN_ERROR_MESSAGE;

/** Starts a refund of an order, or continues its draft. */
export const postRefunds = (posted: Request): Promise<Answered> =>
  answer(posted, async (data) => seeOther(refundHref((await makeRefund(textOf(data, 'order'))).id)));

/** Submits a draft, reports that its goods were sent, or cancels the refund. */
export const postRefund = (posted: Request): Promise<Answered> =>
  answer(posted, async (data) => {
    const id = new URL(posted.request.url).pathname.split('/').at(-1) ?? '';
    const intent = textOf(data, 'intent');
    if (intent === 'ship') return ship(id, data);
    if (intent !== 'cancel') return send(id, data);
    const wasDraft = (await getRefund(id)).state === 'DRAFT';
    await cancelRefund(id);
    return seeOther(wasDraft ? refundsHref() : refundHref(id));
  });

async function ship(id: string, data: Posted): Promise<Response | ChoiceErrors> {
  const trackingNumber = textOf(data, 'trackingNumber').trim() || null;
  try {
    await shipRefund(id, { trackingNumber });
    return seeOther(refundHref(id));
  } catch (error) {
    if (isApiError(error) && error.fieldErrors.length > 0)
      return { trackingNumber: 'Проверьте номер: в\u00a0нём только буквы и\u00a0цифры' };
    throw error;
  }
}

/**
 * Saves the choice, and submits it if the form showed the current sum. If the choice changed without scripts, the page
 * shows the new sum first.
 */
async function send(id: string, data: Posted): Promise<Response | ChoiceErrors> {
  const { orderId, state } = await getRefund(id);
  // A second press, or another tab.
  if (state !== 'DRAFT') return seeOther(refundHref(id));
  const offer = await getRefundable(orderId);
  const choice = choiceOf(data, offer);
  const wrongPhotos = await sendPhotos(id, data, choice);
  const patched = await patchRefund(id, choice).catch((error: unknown) => {
    if (isApiError(error) && error.fieldErrors.length > 0)
      return draftErrorsByField(error.fieldErrors, choice);
    throw error;
  });
  if (!('version' in patched)) return patched as ChoiceErrors;
  const { version, sum } = patched as Awaited<ReturnType<typeof patchRefund>>;
  const wrong = { ...choiceErrors(choice, offer), ...wrongPhotos };
  if (Object.keys(wrong).length > 0) return wrong;
  if (data.get('sum') !== String(sum))
    return { form: 'Проверьте сумму на\u00a0кнопке и\u00a0отправьте заявление' };
  // A draft is submitted once, so its id is the idempotency key.
  await submitRefund(id, { version, sum }, { headers: { 'Idempotency-Key': id } });
  return seeOther(refundHref(id));
}

/** Uploads the files of a form. Uploaded ones are added to the choice, even if another is refused. */
async function sendPhotos(
  id: string,
  data: Posted,
  choice: ReturnType<typeof choiceOf>,
): Promise<ChoiceErrors> {
  const files = data
    .getAll('files')
    .filter((file): file is File => file instanceof File && file.name !== '' && file.size > 0);
  if (choice.photos.length + files.length > MOST_PHOTOS) return { photos: tooManyPhotos.message };
  for (const file of files) {
    try {
      choice.photos.push((await addRefundPhoto(id, { content: await encodeFile(file) })).id);
    } catch (error) {
      if (!isApiError(error) || error.status !== 422) throw error;
      return { photos: error.fieldErrors[0]?.message ?? error.message };
    }
  }
  return {};
}
