import type { Review } from '@/lib/api';

/** Identifies a photograph by its review and its index in it. */
export const photoId = ({ id }: Pick<Review, 'id'>, place: number): string => `${id}/${place}`;
