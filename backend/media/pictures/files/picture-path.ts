import { FORMATS, type Format } from '../colouring/format.ts';

const COMPOSED_KINDS = ['scenes', 'looks', 'cloths'] as const;
type ComposedKind = (typeof COMPOSED_KINDS)[number];

/**
 * What a picture URL shows: a view of goods in a colourway, a composition of several garments, or the cloth
 * of a colourway.
 */
export type PictureSubject =
  | { kind: 'goods'; silhouette: string; view: string; lookId: string }
  | { kind: ComposedKind; id: string };

export type PicturePath = PictureSubject & { version: string; width: number; format: Format };

const WORD = '[a-z0-9]+(?:-[a-z0-9]+){0,8}';
const FILE = `(${WORD})-(\\d{2,4})\\.(${FORMATS.join('|')})$`;
const VERSION = '^/pictures/([a-z0-9]{1,40})';
const GOODS = new RegExp(`${VERSION}/(${WORD})/(${WORD})/${FILE}`);
const COMPOSED = new RegExp(`${VERSION}/(${COMPOSED_KINDS.join('|')})/${FILE}`);

/**
 * Parses the path of a picture's URL: `/pictures/{version}/{silhouette}/{view}/{look}-{width}.{format}` or
 * `/pictures/{version}/(scenes|looks|cloths)/{id}-{width}.{format}`; undefined for any other path.
 */
export function parsePicturePath(pathname: string): PicturePath | undefined {
  if (pathname.length > 200) return undefined;
  const composed = COMPOSED.exec(pathname);
  if (composed) {
    const [, version = '', kind, id = '', width, format] = composed;
    return { kind: kind as ComposedKind, id, version, ...file(width, format) };
  }
  const [, version, silhouette, view, lookId, width, format] = GOODS.exec(pathname) ?? [];
  if (!version || !silhouette || !view || !lookId) return undefined;
  return { kind: 'goods', silhouette, view, lookId, version, ...file(width, format) };
}

const file = (width: string | undefined, format: string | undefined) => ({
  width: Number(width),
  format: FORMATS.find((one) => one === format) ?? 'webp',
});

/**
 * The part of the URL that names what the picture shows, without version, width and format:
 * `coat/front/camel-wool`, `scenes/hero-wide`.
 */
export const subjectName = (subject: PictureSubject): string =>
  subject.kind === 'goods'
    ? `${subject.silhouette}/${subject.view}/${subject.lookId}`
    : `${subject.kind}/${subject.id}`;

export const picturePath = (picture: PicturePath): string =>
  `/pictures/${picture.version}/${subjectName(picture)}-${picture.width}.${picture.format}`;
