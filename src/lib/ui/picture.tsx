import type { Picture as PictureData } from '../api';
import { classNames } from '../class-names';
import { fallbackSource, sourceSet } from '../picture-sources';

/** A picture is drawn on a box of 3 to 4; these only tell the browser the ratio before it has the file. */
const WIDTH = 900;
const HEIGHT = 1200;

type PictureProps = {
  picture: PictureData;
  /** How wide the picture stands at each window width, for the browser's choice of a file. */
  sizes: string;
  /** eager: in sight at once; high: the one picture the page is about. */
  loading?: 'lazy' | 'eager' | 'high';
  /** Overrides the alternative text; empty when the words beside it say the same. */
  alt?: string;
  className?: string;
};

/** A picture in the formats and widths there are; its tint fills the box until it is decoded. */
export function Picture({ picture, sizes, loading = 'lazy', alt = picture.alt, className }: PictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        src={fallbackSource(picture)}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        width={WIDTH}
        height={HEIGHT}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'high' ? 'high' : undefined}
        decoding="async"
        style={{ backgroundColor: picture.tint }}
        className={classNames('block h-auto w-full object-cover', className)}
      />
    </picture>
  );
}
