import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Picture, Review } from '@/lib/api';
import { photoId } from './photo-id';
import { photoReviewsQuery } from './photo-reviews-query';

/** If fewer photographs than this follow the shown one, more are loaded. */
const AHEAD = 5;

export type ReviewPhoto = {
  id: string;
  picture: Picture;
  review: Review;
  /**
   * The number of the page of reviews with photographs on which the review is; undefined until it is known.
   */
  page: number | undefined;
};

/**
 * The photographs of all reviews, for a viewer that was opened at one of them. Loads page after page until
 * the opened photograph is found. Until then, and if loading fails, there are only the photographs of the
 * opened review.
 */
export function useReviewPhotos(productUrl: string, opened: Review, at: string) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    photoReviewsQuery(productUrl),
  );
  const pages = data?.pages ?? [];
  const all = pages.flatMap(({ page, items }) => items.flatMap((review) => photosOf(review, page)));
  const place = all.findIndex(({ id }) => id === at);
  const isKnown = place >= 0;
  const wantsMore = hasNextPage && !isFetching && !isError && (!isKnown || place >= all.length - AHEAD);
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const photos = isKnown ? all : photosOf(opened, undefined);
  return {
    photos,
    place: isKnown
      ? place
      : Math.max(
          0,
          photos.findIndex(({ id }) => id === at),
        ),
    /** Number of all photographs; undefined until the position of the shown one is known. */
    total: isKnown ? Math.max(pages[0]?.summary.photos ?? 0, all.length) : undefined,
  };
}

const photosOf = (review: Review, page: number | undefined): ReviewPhoto[] =>
  review.photos.map((picture, place) => ({ id: photoId(review, place), picture, review, page }));
