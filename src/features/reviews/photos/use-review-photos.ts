import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Picture, Review } from '@/lib/api';
import { photoId } from './photo-id';
import { photoReviewsQuery } from './photo-reviews-query';

/** Further photographs are asked for when so few are left to turn to. */
const AHEAD = 5;

export type ReviewPhoto = {
  id: string;
  picture: Picture;
  review: Review;
  /** The page of reviews with photographs that has it; undefined before it is known. */
  page: number | undefined;
};

/**
 * Photographs of all reviews of a product around the one that is looked at. Pages are read from the first on until that one
 * has its place among them; before, and where they fail to load, there are those of its own review.
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
    /** How many there are; undefined while the place among them is not known. */
    total: isKnown ? Math.max(pages[0]?.summary.photos ?? 0, all.length) : undefined,
  };
}

const photosOf = (review: Review, page: number | undefined): ReviewPhoto[] =>
  review.photos.map((picture, place) => ({ id: photoId(review, place), picture, review, page }));
