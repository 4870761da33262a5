import { infiniteQueryOptions } from '@tanstack/react-query';
import { getProductReviews } from '@/lib/api';

/** The reviews of a product that have photographs, newest first, page by page. */
export const photoReviewsQuery = (productUrl: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews with photos', productUrl],
    queryFn: ({ pageParam, signal }) =>
      getProductReviews(productUrl, { withPhotos: 'true', page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  });
