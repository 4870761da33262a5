import type { Review } from '@/lib/api';

/** Names a photograph by its review and its place there. */
export const photoId = ({ id }: Pick<Review, 'id'>, place: number): string => `${id}/${place}`;
