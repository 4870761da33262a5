/** Formats and widths in which the shop has every picture; JPEG is for those who read the feed. */
export const ownFormats = ['avif', 'webp', 'jpg'] as const;
export const ownWidths = [240, 400, 640, 900] as const;

export type OwnFormat = (typeof ownFormats)[number];

/** The picture that stands in for one that is missing. */
export const placeholderHash = 'placeholder';

/** One file of a retailer's picture: `hash` names the original by its content. */
export type OwnPicturePath = { hash: string; width: number; format: OwnFormat };

export const ownPrefix = '/pictures/own/';

const HASH = `[0-9a-f]{32}|${placeholderHash}`;
const PATH = new RegExp(`^${ownPrefix}(${HASH})-(${ownWidths.join('|')})\\.(${ownFormats.join('|')})$`);
const TEMPLATE = new RegExp(`^${ownPrefix}(${HASH})-\\{width\\}\\.\\{format\\}$`);

/** Reads `/pictures/own/{hash}-{width}.{format}`; undefined for anything else. */
export function parseOwnPicturePath(pathname: string): OwnPicturePath | undefined {
  const [, hash, width, format] = PATH.exec(pathname) ?? [];
  if (hash === undefined || format === undefined) return undefined;
  return { hash, width: Number(width), format: ownFormats.find((one) => one === format) ?? 'webp' };
}

/** The address with `{width}` and `{format}` left open, as the catalog keeps it. */
export const ownTemplate = (hash: string): string => `${ownPrefix}${hash}-{width}.{format}`;

/** The hash in a template, undefined when the picture is not a retailer's own. */
export const hashOfTemplate = (template: string): string | undefined => TEMPLATE.exec(template)?.[1];
