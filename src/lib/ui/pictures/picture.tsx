import type { ReactEventHandler } from 'react';
import { PAGE_WIDTH } from '#shared/web/picture-widths.ts';
import type { Picture as PictureData } from '../../api';
import { classNames } from '../class-names';
import { fallbackSource, sourceSet } from './picture-sources';

/** Pictures have an aspect ratio of 3 to 4; these dimensions let the browser reserve the space. */
const WIDTH = 900;
const HEIGHT = 1200;

type Loading = {
  /** `eager`: visible at once; `high`: the main picture of the page. */
  loading?: 'lazy' | 'eager' | 'high';
};

type PictureProps = Loading & {
  picture: PictureData;
  /** The `sizes` attribute: width of the picture for each window width. */
  sizes: string;
  /** Overrides the alt text. Empty if a text beside the picture says the same. */
  alt?: string;
  /**
   * For pages with many pictures: browsers without AVIF get one file for all screens, which halves the number
   * of URLs in the HTML.
   */
  fewFiles?: boolean;
  className?: string;
};

/** A picture in all formats and widths. Its tint fills the box until it is decoded. */
export function Picture(props: PictureProps) {
  const { picture, sizes, loading, alt = picture.alt, fewFiles, className } = props;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(picture, 'avif', PAGE_WIDTH)} sizes={sizes} />
      <img
        {...WATCHED}
        src={fallbackSource(picture)}
        srcSet={fewFiles ? undefined : sourceSet(picture, 'webp', PAGE_WIDTH)}
        sizes={fewFiles ? undefined : sizes}
        width={WIDTH}
        height={HEIGHT}
        alt={alt}
        {...loadingAttributes(loading)}
        style={{ backgroundColor: picture.tint }}
        className={classNames('block h-auto w-full object-cover', className)}
      />
    </picture>
  );
}

/** A rendered scene with its size in px. */
export type SceneSource = PictureData & { width: number; height: number };

type ScenePictureProps = Loading & {
  /** Two crops of a scene, or one for both. */
  scene: { wide: SceneSource; narrow?: SceneSource | null };
  sizes: string;
  /** Window width in px from which the wide crop is shown. */
  wideFrom?: 640 | 768 | 1024;
  alt?: string;
  className?: string;
};

/** A scene with another crop for phones. Each crop has its own ratio, so nothing moves when it loads. */
export function ScenePicture(props: ScenePictureProps) {
  const { scene, sizes, wideFrom = 768, loading, alt = scene.wide.alt, className } = props;
  const { wide, narrow } = scene;
  const media = `(width < ${wideFrom}px)`;
  return (
    <picture className="contents">
      {narrow && (
        <>
          <SceneCut cut={narrow} format="avif" media={media} sizes={sizes} />
          <SceneCut cut={narrow} format="webp" media={media} sizes={sizes} />
        </>
      )}
      <SceneCut cut={wide} format="avif" sizes={sizes} />
      <img
        {...WATCHED}
        src={fallbackSource(wide)}
        srcSet={sourceSet(wide, 'webp')}
        sizes={sizes}
        width={wide.width}
        height={wide.height}
        alt={alt}
        {...loadingAttributes(loading)}
        style={{ backgroundColor: wide.tint }}
        className={classNames('block h-auto w-full object-cover', className)}
      />
    </picture>
  );
}

type SceneCutProps = { cut: SceneSource; format: 'avif' | 'webp'; media?: string; sizes: string };

function SceneCut({ cut, format, media, sizes }: SceneCutProps) {
  return (
    <source
      media={media}
      type={`image/${format}`}
      srcSet={sourceSet(cut, format)}
      sizes={sizes}
      width={cut.width}
      height={cut.height}
    />
  );
}

function loadingAttributes(loading: Loading['loading']) {
  return {
    // Eager is the browser's default.
    loading: loading === 'eager' || loading === 'high' ? undefined : ('lazy' as const),
    fetchPriority: loading === 'high' ? ('high' as const) : undefined,
    decoding: 'async' as const,
  };
}

const logged = new Set<string>();

/** Replaces a picture that fails to load by a drawn hanger (components.css). Each URL is logged once. */
function markMissing(image: HTMLImageElement): void {
  image.dataset.missing = '';
  const address = image.currentSrc || image.src;
  if (logged.has(address)) return;
  logged.add(address);
  console.warn(`A picture is missing: ${address}`);
}

/** Handlers on the element instead of state, because a listing has fifty pictures and nearly all load. */
const WATCHED = {
  // Detects failures from before hydration.
  ref: (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) markMissing(image);
  },
  onError: (({ currentTarget }) => markMissing(currentTarget)) as ReactEventHandler<HTMLImageElement>,
  // The element was given another picture, which has loaded.
  onLoad: (({ currentTarget }) => {
    delete currentTarget.dataset.missing;
  }) as ReactEventHandler<HTMLImageElement>,
};
