import { pageWidths } from '#shared/web/picture-widths.ts';

/** Formats in which every picture is served. JPEG is for programs that read the feed. */
const ownFormats = ['avif', 'webp', 'jpg'] as const;
export const ownWidths = [240, 400, 640, 900, 1800] as const;
/**
 * Widths of pictures that keep their proportions, such as those of stores. A picture is not offered wider
 * than its original.
 */
export const wholeWidths = [400, 640, 960, 1280, 1600] as const;

export type OwnFormat = (typeof ownFormats)[number];

/** The picture shown in place of a missing one. */
export const placeholderHash = 'placeholder';

/**
 * One file of a retailer's picture. `hash` identifies the original. Pictures with `isWhole` keep their
 * proportions; all others are 3:4.
 */
export type OwnPicturePath = { hash: string; width: number; format: OwnFormat; isWhole: boolean };

export const ownPrefix = '/pictures/own/';

const HASH = `[0-9a-f]{32}|${placeholderHash}`;
const FORMAT = ownFormats.join('|');
const PATH = new RegExp(`^${ownPrefix}(whole/)?(${HASH})-(\\d{3,4})\\.(${FORMAT})$`);
const TEMPLATE = new RegExp(`^${ownPrefix}(?:whole/)?(${HASH})-\\{width\\}\\.\\{format\\}$`);

/**
 * Parses `/pictures/own/{hash}-{width}.{format}` and `/pictures/own/whole/…`; undefined for anything else.
 */
export function parseOwnPicturePath(pathname: string): OwnPicturePath | undefined {
  const [, whole, hash, digits, format] = PATH.exec(pathname) ?? [];
  const isWhole = whole !== undefined;
  const widths: readonly number[] = isWhole ? wholeWidths : ownWidths;
  const width = Number(digits);
  if (hash === undefined || format === undefined || !widths.includes(width)) return undefined;
  return { hash, width, format: ownFormats.find((one) => one === format) ?? 'webp', isWhole };
}

/**
 * The widths of a picture of goods: the widths that pages use, and the zoom width if the original is wide
 * enough.
 */
export const goodsWidths = (original: number): number[] => {
  const shown = pageWidths(ownWidths);
  return ownWidths.filter((width) => shown.includes(width) || width <= original);
};

/** The URL with placeholders `{width}` and `{format}`, as stored in the catalog. */
export const ownTemplate = (hash: string): string => `${ownPrefix}${hash}-{width}.{format}`;

/** The URL with placeholders `{width}` and `{format}` of a picture that keeps its proportions. */
export const wholeTemplate = (hash: string): string => `${ownPrefix}whole/${hash}-{width}.{format}`;

/** The hash in a template URL; undefined if it is not the URL of a retailer's own picture. */
export const hashOfTemplate = (template: string): string | undefined => TEMPLATE.exec(template)?.[1];
