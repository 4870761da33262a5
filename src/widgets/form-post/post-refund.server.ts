import {
  type ChoiceErrors,
  choiceErrors,
  choiceOf,
  draftErrorsByField,
} from '@/features/refunds/form/choice-fields';
import type { PostedRefund } from '@/features/refunds/form/refund-form';
import { refundHref, refundsHref } from '@/features/refunds/refunds-search';
import {
  addRefundPhoto,
  cancelRefund,
  getRefund,
  getRefundable,
  isApiError,
  makeRefund,
  patchRefund,
  shipRefund,
  submitRefund,
} from '@/lib/api';
import { MAX_FORM_BYTES, readForm, readFormWithFiles, seeOther } from '@/lib/page/form-post';
import { answerForShopper, type PostedRequest, sendPhotos } from './post-form.server';

/**
 * The forms may be larger than others, in bytes: a Cyrillic letter takes six bytes in a posted form, and
 * several lines may have a description of up to a thousand letters.
 */
const MOST_BYTES = 8 * MAX_FORM_BYTES;

type Request = PostedRequest<PostedRefund>;
type Posted = URLSearchParams | FormData;
type Answered = Response | ReturnType<Request['next']>;

/** Handles a form of refunds, or renders its page with the errors. */
const answer = (
  posted: Request,
  work: (data: Posted) => Promise<Response | ChoiceErrors>,
): Promise<Answered> =>
  answerForShopper(
    posted,
    async () => work(await readPosted(posted.request)),
    (errors: ChoiceErrors) => ({ errors }),
  );

/** Reads the posted form. That of a draft may contain photographs, so it is multipart; the others are not. */
const readPosted = (request: globalThis.Request): Promise<Posted> =>
  /^multipart\//i.test(request.headers.get('content-type') ?? '')
    ? readFormWithFiles(request)
    : readForm(request, MOST_BYTES);

const textOf = (data: Posted, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Starts a refund of an order, or continues its draft. */
export const postRefunds = (posted: Request): Promise<Answered> =>
  answer(posted, async (data) => seeOther(refundHref((await makeRefund(textOf(data, 'order'))).id)));

/** Depending on the form: submits a draft, reports that its goods were sent, or cancels the refund. */
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
 * Saves the choice, and submits it if the form showed the right sum. Without scripts the form shows an old
 * sum after a change; then the page is rendered with the new sum first.
 */
async function send(id: string, data: Posted): Promise<Response | ChoiceErrors> {
  const { orderId, state } = await getRefund(id);
  // The draft was already submitted, by a second press or in another tab.
  if (state !== 'DRAFT') return seeOther(refundHref(id));
  const offer = await getRefundable(orderId);
  const choice = choiceOf(data, offer);
  const wrongPhotos = await sendPhotos(data, choice.photos.length, async (content) => {
    choice.photos.push((await addRefundPhoto(id, { content })).id);
  });
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
  // A draft can be submitted only once, so its id can be the idempotency key.
  await submitRefund(id, { version, sum }, { headers: { 'Idempotency-Key': id } });
  return seeOther(refundHref(id));
}
