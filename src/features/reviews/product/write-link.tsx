import type { MyProductReviews } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { myReviewsHref, reviewHref } from '../reviews-search';

/**
 * A link to the review form if the shopper has received this product, otherwise to all received goods without
 * a review.
 */
export function WriteLink({ mine, wide }: { mine: MyProductReviews | undefined; wide: boolean }) {
  const href = mine?.waiting ? reviewHref(mine.waiting) : myReviewsHref();
  return (
    <ButtonLink href={href} variant="quiet" wide={wide} className="max-lg:w-full">
      Написать отзыв
    </ButtonLink>
  );
}
