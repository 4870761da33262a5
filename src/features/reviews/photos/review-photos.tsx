import type { MouseEvent } from 'react';
import type { Review } from '@/lib/api';
import { Picture } from '@/lib/ui/pictures/picture';

type ReviewPhotosProps = Pick<Review, 'photos'> & {
  /** Attributes of the element that opens a lazy dialog: prefetching and ARIA. */
  opener: object;
  onOpen(event: MouseEvent<HTMLElement>, place: number): void;
};

/** Photographs of a review as links to their files; with scripts they open the viewer. */
export function ReviewPhotos({ photos, opener, onOpen }: ReviewPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Фото покупателя" className="mt-3 flex flex-wrap gap-1">
      {photos.map((photo, place) => {
        const large = photo.template.replace('{width}', String(Math.max(...photo.widths)));
        return (
          <li key={photo.template}>
            <a
              {...opener}
              href={large.replace('{format}', 'webp')}
              rel="nofollow"
              aria-label={`Фото ${place + 1}, во\u00a0весь экран`}
              onClick={(event) => onOpen(event, place)}
              className="block w-21 cursor-zoom-in"
            >
              <Picture picture={photo} sizes="84px" alt="" className="aspect-3/4" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
