import { widestShown } from '#shared/web/picture-widths.ts';
import type { Picture } from '@/lib/api';
import { pictureSource } from '@/lib/ui/pictures/picture-sources';
import { largestSource } from './largest-source';

/**
 * The picture in its highest resolution, laid over the displayed one with the same size. Its alt text is
 * empty, because the picture below has it.
 */
export function CloseLook({ picture }: { picture: Picture }) {
  const { template, widths } = picture;
  const widest = Math.max(...widths);
  if (widest <= widestShown(widths)) return null;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSource(template, widest, 'avif')} />
      <img src={largestSource(picture)} alt="" className="aspect-3/4 object-contain" />
    </picture>
  );
}
