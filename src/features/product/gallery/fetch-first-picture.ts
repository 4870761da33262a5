import { PAGE_WIDTH } from '#shared/web/picture-widths.ts';
import type { Picture } from '@/lib/api';
import { whenFetched } from '@/lib/ui/loading/quietly';
import { sourceSet } from '@/lib/ui/pictures/picture-sources';
import { placeAttributes, placesOf } from './gallery-plan';

/** Starts loading the first picture of a gallery while its page is being preloaded. */
export function fetchFirstPicture(pictures: readonly Picture[]): void {
  const [first] = pictures;
  const [place] = placesOf(pictures.length);
  if (!first || !place) return;
  whenFetched(
    () => import('@/lib/ui/pictures/prefetch-picture'),
    (ahead) => ahead.prefetchPicture(sourceSet(first, 'avif', PAGE_WIDTH), placeAttributes(place).sizes),
  );
}
