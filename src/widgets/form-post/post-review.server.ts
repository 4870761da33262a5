import { setResponseStatus } from '@tanstack/react-start/server';
import { MOST_PHOTOS, tooManyPhotos } from '#shared/forms/photo-rules.ts';
import {
  draftOf,
  errorsInReview,
  type ReviewErrors,
  type ReviewFields,
  readReview,
  reviewErrorsByField,
} from '@/features/reviews/form/review-fields';
import type { PostedReview } from '@/features/reviews/form/review-form';
import { myReviewsHref } from '@/features/reviews/reviews-search';
import { addReviewPhoto, deleteReview, isApiError, UNKNOWN_ERROR_MESSAGE, writeReview } from '@/lib/api';
import { encodeFile } from '@/lib/forms/encode-file';
import { FormRefused, readFormWithFiles, seeOther } from '@/lib/page/form-post';
import { hrefTo } from '@/shop/addresses/href-to';
import type { PostedRequest } from './post-form.server';

type Request = PostedRequest<PostedReview>;

/** Handles a review form, with photographs if scripts have not uploaded them. */
export async function postReview({
  request,
  next,
}: Request): Promise<Response | ReturnType<Request['next']>> {
  const { pathname } = new URL(request.url);
  let fields: ReviewFields = readReview(new FormData());
  const refuse = (status: number, errors: ReviewErrors) => {
    setResponseStatus(status);
    return next({ context: { posted: { fields, errors } } });
  };
  try {
    const data = await readFormWithFiles(request);
    const gone = data.get('delete');
    if (typeof gone === 'string' && gone !== '') {
      await deleteReview(gone);
      return seeOther(myReviewsHref({ sent: 'deleted' }));
    }
    fields = readReview(data);
    const wrong = { ...errorsInReview(fields), ...(await sendPhotos(data, fields)) };
    if (Object.keys(wrong).length > 0) return refuse(422, wrong);
    const [orderId = '', position = ''] = pathname.split('/').filter(Boolean).slice(1);
    const { state } = await writeReview(orderId, position, draftOf(fields));
    return seeOther(myReviewsHref({ view: 'mine', sent: state === 'PUBLISHED' ? 'published' : 'waiting' }));
  } catch (error) {
    if (error instanceof FormRefused) return refuse(error.status, { form: error.message });
    if (!isApiError(error)) throw error;
    if (error.status === 401) return seeOther(hrefTo('/login', { search: { redirect: pathname } }));
    if (error.fieldErrors.length > 0) return refuse(422, reviewErrorsByField(error.fieldErrors));
    return refuse(error.status ?? 503, { form: error.message || UNKNOWN_ERROR_MESSAGE });
  }
}

/** Uploads the files of a form. Uploaded ones are added to its photographs, even if another is refused. */
async function sendPhotos(data: FormData, fields: ReviewFields): Promise<ReviewErrors> {
  const files = data.getAll('files').filter((file): file is File => file instanceof File && file.name !== '');
  if (fields.photos.length + files.length > MOST_PHOTOS) return { photos: tooManyPhotos.message };
  for (const file of files) {
    try {
      const { id, picture } = await addReviewPhoto({ content: await encodeFile(file) });
      fields.photos.push({ id, tint: picture.tint });
    } catch (error) {
      if (!isApiError(error) || error.status !== 422) throw error;
      return { photos: error.fieldErrors[0]?.message ?? error.message };
    }
  }
  return {};
}
