import { isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownTemplate, parseOwnPicturePath } from '../../../media/own-pictures/own-picture-path.ts';
import { parsePicturePath } from '../../../media/pictures/files/picture-path.ts';

/** The place to which the text of a `<picture>` refers. */
export type PicturePlace =
  | { kind: 'file'; path: string }
  | { kind: 'url'; url: string }
  /**
   * A picture that this shop already serves. `hash` is set if the retailer uploaded it, and undefined if the
   * shop draws it.
   */
  | { kind: 'shop'; template: string; width: number; hash: string | undefined }
  /** The text is invalid; `why` is the end of a sentence about it. */
  | { kind: 'refused'; why: string };

export type Places = {
  /** Folder of the feed. Files outside it are refused. */
  folder: string;
  /** Origin of the shop. */
  publicUrl: string;
};

/** Parses the text of a `<picture>`: an http or https URL, or the path of a file inside the feed's folder. */
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

/** Whether a path is inside a folder. Both must be absolute, and their symbolic links resolved. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
