import type { ReactEventHandler } from 'react';
import { PAGE_WIDTH } from '#shared/web/picture-widths.ts';
import type { Picture as PictureData } from '../../api';
import { classNames } from '../class-names';
import { fallbackSource, sourceSet } from './picture-sources';

/**
 * Pictures of goods have a ratio of 3 to 4. With these dimensions, the browser reserves the right space
 * before a picture loads.
 */
const WIDTH = 900;
const HEIGHT = 1200;

type Loading = {
  /** `eager`: visible when the page opens; `high`: the main picture of the page. */
  loading?: 'lazy' | 'eager' | 'high';
};

type PictureProps = Loading & {
  picture: PictureData;
  /** The `sizes` attribute: width of the picture for each window width. */
  sizes: string;
  /** Replaces the picture's own alt text. Empty if text beside the picture says the same. */
  alt?: string;
  /**
   * For pages with many pictures: browsers without AVIF get one file for all window widths, which halves the
   * number of URLs in the HTML.
   */
  fewFiles?: boolean;
  className?: string;
};

/** A picture in all its formats and widths. Its background colour fills the box until it is decoded. */
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

/** A scene with its width and height in px. */
export type SceneSource = PictureData & { width: number; height: number };

type ScenePictureProps = Loading & {
  /**
   * A wide crop of a scene, and a narrow one for phones. Without a narrow crop, the wide one is used
   * everywhere.
   */
  scene: { wide: SceneSource; narrow?: SceneSource | null };
  sizes: string;
  /** The window width, in px, from which the wide crop is shown. */
  wideFrom?: 640 | 768 | 1024;
  alt?: string;
  className?: string;
};

/**
 * A scene with a separate crop for phones. Each crop has its own ratio, so that the layout does not shift
 * when it loads.
 */
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
    // Pictures are eager by default, so leave the attribute out.
    loading: loading === 'eager' || loading === 'high' ? undefined : ('lazy' as const),
    fetchPriority: loading === 'high' ? ('high' as const) : undefined,
    decoding: 'async' as const,
  };
}

const logged = new Set<string>();

/**
 * Marks a picture that fails to load, so that CSS shows a hanger instead (components.css). Each URL is logged
 * once.
 */
function markMissing(image: HTMLImageElement): void {
  image.dataset.missing = '';
  const address = image.currentSrc || image.src;
  if (logged.has(address)) return;
  logged.add(address);
  console.warn(`A picture is missing: ${address}`);
}

/**
 * Event handlers that change the element directly, without React state: a listing has fifty pictures, and
 * nearly all load.
 */
const WATCHED = {
  // The picture may have failed to load before hydration.
  ref: (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) markMissing(image);
  },
  onError: (({ currentTarget }) => markMissing(currentTarget)) as ReactEventHandler<HTMLImageElement>,
  // The element got another picture, which has loaded.
  onLoad: (({ currentTarget }) => {
    delete currentTarget.dataset.missing;
  }) as ReactEventHandler<HTMLImageElement>,
};
