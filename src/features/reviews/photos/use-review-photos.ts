import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Picture, Review } from '@/lib/api';
import { photoId } from './photo-id';
import { photoReviewsQuery } from './photo-reviews-query';

/** Loads more photographs if fewer than these follow. */
const AHEAD = 5;

export type ReviewPhoto = {
  id: string;
  picture: Picture;
  review: Review;
  /** The page of photo reviews that contains the review; undefined before it is known. */
  page: number | undefined;
};

/**
 * Photographs of all reviews around the opened one. Loads pages from the first until the opened photograph is
 * found; until then, and if loading fails, there are only the photographs of the opened review.
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
    /** Total number; undefined while the position is not known. */
    total: isKnown ? Math.max(pages[0]?.summary.photos ?? 0, all.length) : undefined,
  };
}

const photosOf = (review: Review, page: number | undefined): ReviewPhoto[] =>
  review.photos.map((picture, place) => ({ id: photoId(review, place), picture, review, page }));
