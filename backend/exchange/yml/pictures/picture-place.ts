import { isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownTemplate, parseOwnPicturePath } from '../../../media/own-pictures/own-picture-path.ts';
import { parsePicturePath } from '../../../media/pictures/files/picture-path.ts';

/** Where the picture is that the text of a `<picture>` element names. */
export type PicturePlace =
  | { kind: 'file'; path: string }
  | { kind: 'url'; url: string }
  /**
   * A picture of this shop. `hash` is the hash of the original if the retailer uploaded it; undefined if the
   * shop draws the picture.
   */
  | { kind: 'shop'; template: string; width: number; hash: string | undefined }
  /** The text is invalid. `why` completes a sentence and has no full stop. */
  | { kind: 'refused'; why: string };

export type Places = {
  /** Path of the feed's folder. Files outside it are refused. */
  folder: string;
  /** Origin of the shop's URLs. */
  publicUrl: string;
};

/**
 * Parses the text of a `<picture>` element: an http or https URL, or the path of a file in the feed's folder.
 */
export function picturePlace(text: string, { folder, publicUrl }: Places): PicturePlace {
  if (/^https?:/i.test(text)) {
    if (!URL.canParse(text)) return { kind: 'refused', why: 'is not an address' };
    const url = new URL(text);
    return (url.origin === publicUrl && ofShop(url.pathname)) || { kind: 'url', url: url.href };
  }
  if (/^[a-z][a-z\d+.-]+:/i.test(text) && !/^file:/i.test(text))
    return { kind: 'refused', why: 'is neither a file nor an http or https address' };
  if (text.includes('\0')) return { kind: 'refused', why: 'is not a file name' };
  const path = toPath(text, folder);
  return path !== undefined && isInside(folder, path)
    ? { kind: 'file', path }
    : { kind: 'refused', why: 'leads outside the folder of the feed' };
}

function ofShop(pathname: string): PicturePlace | undefined {
  const own = parseOwnPicturePath(pathname);
  if (own) return { kind: 'shop', template: ownTemplate(own.hash), width: own.width, hash: own.hash };
  const drawn = parsePicturePath(pathname);
  if (!drawn) return undefined;
  const template = pathname.replace(/-\d+\.\w+$/, '-{width}.{format}');
  return { kind: 'shop', template, width: drawn.width, hash: undefined };
}

function toPath(text: string, folder: string): string | undefined {
  if (!/^file:/i.test(text)) return resolve(folder, text);
  try {
    return fileURLToPath(text);
  } catch {
    return undefined;
  }
}

/** Whether `path` is inside `folder`. Both must be absolute paths without symbolic links. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
