import type { ReviewedLine } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { PageLink } from '@/lib/ui/links/page-link';
import { ArrowLeftIcon } from '@/lib/ui/pictures/icons';
import { Picture } from '@/lib/ui/pictures/picture';
import { lineText } from '../mine/line-text';
import { myReviewsHref } from '../reviews-search';
import { DeleteReview } from './delete-review';
import { type PostedReview, ReviewForm } from './review-form';

type ReviewScreenProps = {
  reviewed: ReviewedLine;
  stars: number | undefined;
  posted: PostedReview | undefined;
};

/** The page on which a shopper writes or changes a review, beside the goods. */
export function ReviewScreen({ reviewed, stars, posted }: ReviewScreenProps) {
  const { line, review } = reviewed;
  return (
    <div className="page-width min-h-page px-margin pt-5 pb-6 lg:pt-12 lg:pb-10">
      <PageLink
        href={review ? myReviewsHref({ view: 'mine' }) : myReviewsHref()}
        className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-2 text-ui hover:underline"
      >
        <ArrowLeftIcon />
        Отзывы
      </PageLink>
      <h1 className="type-h1">{review ? 'Изменить отзыв' : 'Написать отзыв'}</h1>
      <div className="mt-5 gap-x-[var(--gutter)] lg:mt-8 lg:grid lg:grid-cols-12">
        <div className="flex gap-4 lg:sticky lg:top-24 lg:col-span-4 lg:block lg:self-start">
          <Picture
            picture={line.picture}
            sizes="(width >= 1024px) 33vw, 96px"
            alt=""
            className="aspect-3/4 max-lg:w-24! max-lg:shrink-0"
          />
          <div className="min-w-0 lg:mt-4">
            <p>
              <PageLink to="/product/$productUrl" params={line} className="hover:underline">
                {typesetName(line.name)}
              </PageLink>
            </p>
            <p className="mt-0.5 text-caption text-ink-2">{lineText(line)}</p>
          </div>
        </div>
        <div className="mt-6 lg:col-span-5 lg:col-start-6 lg:mt-0">
          <ReviewForm reviewed={reviewed} stars={stars} posted={posted} />
          {review && <DeleteReview review={review} />}
        </div>
      </div>
    </div>
  );
}
