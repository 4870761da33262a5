import { useQuery } from '@tanstack/react-query';
import { ReviewActions } from '@/features/reviews/product/review-actions';
import { ReviewsSection } from '@/features/reviews/product/reviews-section';
import { WriteLink } from '@/features/reviews/product/write-link';
import { myProductReviewsQuery } from '@/features/reviews/reviews-query';
import { type ProductSearch, productReviewsHref, productSearch } from '@/features/reviews/reviews-search';
import type { ProductReviews as Reviews } from '@/lib/api';
import { useVisit } from '@/lib/navigation/use-visit';
import { productHref } from '@/shop/addresses/paths';
import { useSession } from '@/shop/identity/session';

type ProductReviewsProps = { productUrl: string; reviews: Reviews | undefined; search: ProductSearch };

/** The reviews of a product. What the shopper may do with them is loaded in the browser. */
export function ProductReviews({ productUrl, reviews, search }: ProductReviewsProps) {
  const isSignedIn = Boolean(useSession()?.user);
  const { data } = useQuery({ ...myProductReviewsQuery(productUrl), enabled: isSignedIn });
  const href = productReviewsHref(productUrl, search);
  const visit = useVisit(
    (pathname, requested) =>
      pathname === productHref(productUrl) &&
      productReviewsHref(productUrl, productSearch.parse(requested)) === href,
  );
  const mine = isSignedIn ? data : undefined;
  return (
    <ReviewsSection
      productUrl={productUrl}
      reviews={reviews}
      search={search}
      visit={visit}
      writeLink={<WriteLink mine={mine} wide={(reviews?.summary.count ?? 0) > 0} />}
      renderActions={(review) => <ReviewActions productUrl={productUrl} review={review} mine={mine} />}
    />
  );
}
