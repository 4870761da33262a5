import type { MyProductReviews } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { myReviewsHref, reviewHref } from '../reviews-search';

/** Links to the form for a received line of this product, otherwise to all goods that wait for a review. */
export function WriteLink({ mine, wide }: { mine: MyProductReviews | undefined; wide: boolean }) {
  const href = mine?.waiting ? reviewHref(mine.waiting) : myReviewsHref();
  return (
    <ButtonLink href={href} variant="quiet" wide={wide} className="max-lg:w-full">
      Написать отзыв
    </ButtonLink>
  );
}
