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
import { addReviewPhoto, deleteReview, isApiError, writeReview } from '@/lib/api';
import { readFormWithFiles, seeOther } from '@/lib/page/form-post';
import { answerForShopper, type PostedRequest, sendPhotos } from './post-form.server';

type Request = PostedRequest<PostedReview>;

/** Handles the review form. It has photographs only if scripts did not upload them before. */
export function postReview(posted: Request): Promise<Response | ReturnType<Request['next']>> {
  const { request } = posted;
  let fields: ReviewFields = readReview(new FormData());

  async function work(): Promise<Response | ReviewErrors> {
    const data = await readFormWithFiles(request);
    const gone = data.get('delete');
    if (typeof gone === 'string' && gone !== '') {
      await deleteReview(gone);
      return seeOther(myReviewsHref({ sent: 'deleted' }));
    }
    fields = readReview(data);
    const { photos } = fields;
    const wrongPhotos = await sendPhotos(data, photos.length, async (content) => {
      const { id, picture } = await addReviewPhoto({ content });
      photos.push({ id, tint: picture.tint });
    });
    const wrong = { ...errorsInReview(fields), ...wrongPhotos };
    if (Object.keys(wrong).length > 0) return wrong;
    const [orderId = '', position = ''] = new URL(request.url).pathname.split('/').filter(Boolean).slice(1);
    try {
      const { state } = await writeReview(orderId, position, draftOf(fields));
      return seeOther(myReviewsHref({ view: 'mine', sent: state === 'PUBLISHED' ? 'published' : 'waiting' }));
    } catch (error) {
      if (isApiError(error) && error.fieldErrors.length > 0) return reviewErrorsByField(error.fieldErrors);
      throw error;
    }
  }

  return answerForShopper(posted, work, (errors) => ({ fields, errors }));
}
