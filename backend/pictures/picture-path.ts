import { FORMATS, type PictureJob, WIDTHS } from './messages.ts';

export type PicturePath = PictureJob & { version: string };

const WORD = '[a-z0-9]+(?:-[a-z0-9]+){0,8}';
const PATH = new RegExp(
  `^/pictures/([a-z0-9]{1,40})/(${WORD})/(${WORD})/(${WORD})-(${WIDTHS.join('|')})\\.(${FORMATS.join('|')})$`,
);

/** Reads `/pictures/{version}/{silhouette}/{view}/{look}-{width}.{format}`; undefined for anything else. */
export function parsePicturePath(pathname: string): PicturePath | undefined {
  if (pathname.length > 200) return undefined;
  const match = PATH.exec(pathname);
  const [, version, silhouette, view, lookId, width, format] = match ?? [];
  if (!version || !silhouette || !view || !lookId) return undefined;
  return {
    version,
    silhouette,
    view,
    lookId,
    width: Number(width),
    format: format === 'avif' ? 'avif' : 'webp',
  };
}

export function picturePath({ version, silhouette, view, lookId, width, format }: PicturePath): string {
  return `/pictures/${version}/${silhouette}/${view}/${lookId}-${width}.${format}`;
}
