import { pageWidths } from '#shared/web/picture-widths.ts';

/** Formats in which the shop offers every picture. JPEG is for programs that read the feed. */
const ownFormats = ['avif', 'webp', 'jpg'] as const;
export const ownWidths = [240, 400, 640, 900, 1800] as const;
/**
 * Widths, in pixels, of pictures that keep their proportions, such as those of stores. The shop never offers
 * a width above that of the original.
 */
export const wholeWidths = [400, 640, 960, 1280, 1600] as const;

export type OwnFormat = (typeof ownFormats)[number];

/** Stands for the hash of a missing picture; its file is a placeholder. */
export const placeholderHash = 'placeholder';

/**
 * What the URL of a retailer's picture says. `hash` identifies the original. If `isWhole`, the picture keeps
 * its proportions; otherwise it is 3:4.
 */
export type OwnPicturePath = { hash: string; width: number; format: OwnFormat; isWhole: boolean };

export const ownPrefix = '/pictures/own/';

const HASH = `[0-9a-f]{32}|${placeholderHash}`;
const FORMAT = ownFormats.join('|');
const PATH = new RegExp(`^${ownPrefix}(whole/)?(${HASH})-(\\d{3,4})\\.(${FORMAT})$`);
const TEMPLATE = new RegExp(`^${ownPrefix}(?:whole/)?(${HASH})-\\{width\\}\\.\\{format\\}$`);

/**
 * Parses a URL path: `/pictures/own/{hash}-{width}.{format}` or `/pictures/own/whole/…`; undefined for any
 * other.
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
 * The widths in which a picture of goods is offered: the widths that pages use and, if the original is wide
 * enough, the width for zooming.
 */
export const goodsWidths = (original: number): number[] => {
  const shown = pageWidths(ownWidths);
  return ownWidths.filter((width) => shown.includes(width) || width <= original);
};

/**
 * The template of a picture's URL, with the placeholders `{width}` and `{format}`, as the catalog stores it.
 */
export const ownTemplate = (hash: string): string => `${ownPrefix}${hash}-{width}.{format}`;

/** The same kind of template for a picture that keeps its proportions. */
export const wholeTemplate = (hash: string): string => `${ownPrefix}whole/${hash}-{width}.{format}`;

/** The hash in the template of a picture's URL; undefined if the picture is not one of the retailer's. */
export const hashOfTemplate = (template: string): string | undefined => TEMPLATE.exec(template)?.[1];
