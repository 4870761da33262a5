import type { ReactEventHandler } from 'react';
import { PAGE_WIDTH } from '#shared/web/picture-widths.ts';
import type { Picture as PictureData } from '../../api';
import { classNames } from '../class-names';
import { fallbackSource, sourceSet } from './picture-sources';

/** A picture is drawn on a box of 3 to 4; these only give the browser the ratio before it has the file. */
const WIDTH = 900;
const HEIGHT = 1200;

type Loading = {
  /** eager: in sight at once; high: the one picture the page is about. */
  loading?: 'lazy' | 'eager' | 'high';
};

type PictureProps = Loading & {
  picture: PictureData;
  /** How wide the picture stands at each window width, for the browser's choice of a file. */
  sizes: string;
  /** Overrides the alternative text; empty when the words beside it say the same. */
  alt?: string;
  /** On a page of many pictures: a browser without AVIF gets one file for every screen, and the page half the addresses. */
  fewFiles?: boolean;
  className?: string;
};

/** A picture in the formats and widths there are; its tint fills the box until it is decoded. */
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

/** A drawn scene in one format of its own: how wide and how high it is at full size, px. */
export type SceneSource = PictureData & { width: number; height: number };

type ScenePictureProps = Loading & {
  /** Two cuts of one scene, or one for both. */
  scene: { wide: SceneSource; narrow?: SceneSource | null };
  sizes: string;
  /** From this window width on, in px, the wide cut is shown. */
  wideFrom?: 640 | 768 | 1024;
  alt?: string;
  className?: string;
};

/** A scene that is cut differently for a phone. Each cut keeps its own ratio, so nothing moves when it arrives. */
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
    // Eager is what browsers do of themselves.
    loading: loading === 'eager' || loading === 'high' ? undefined : ('lazy' as const),
    fetchPriority: loading === 'high' ? ('high' as const) : undefined,
    decoding: 'async' as const,
  };
}

const logged = new Set<string>();

/** A drawn hanger replaces a picture that fails to load (components.css); each address is logged once. */
function markMissing(image: HTMLImageElement): void {
  image.dataset.missing = '';
  const address = image.currentSrc || image.src;
  if (logged.has(address)) return;
  logged.add(address);
  console.warn(`A picture is missing: ${address}`);
}

/** Plain functions on the element rather than state: a listing has fifty pictures, and nearly all of them arrive. */
const WATCHED = {
  // Failures before this script ran are seen when it takes the element over.
  ref: (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) markMissing(image);
  },
  onError: (({ currentTarget }) => markMissing(currentTarget)) as ReactEventHandler<HTMLImageElement>,
  // Another picture came into the same element.
  onLoad: (({ currentTarget }) => {
    delete currentTarget.dataset.missing;
  }) as ReactEventHandler<HTMLImageElement>,
};
