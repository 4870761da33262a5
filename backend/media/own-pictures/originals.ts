import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type ImageKind, imageKind } from './image-kind.ts';
import { tintOfBorder } from './tint.ts';

/** Maximum number of pixels of a picture: 100 megapixels, as the largest cameras have. */
export const PIXEL_LIMIT = 100_000_000;

export type Original = { hash: string; kind: ImageKind; tint: string; width: number; height: number };

/** Thrown if a file is not a usable picture. The message is for the person who imports goods. */
export class BadPicture extends Error {
  override name = 'BadPicture';
}

/**
 * Stores the retailer's original pictures. The file name is a hash of the content, so each picture is stored
 * once, and the picture behind a URL never changes. Beside each picture, a small JSON file stores facts about
 * it that take long to compute.
 */
export class Originals {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The hash under which a picture is stored: the first 128 bits of the SHA-256 of its bytes. */
  static hashOf(bytes: Uint8Array): string {
    return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  }

  file(hash: string): string {
    return join(this.#dir, hash.slice(0, 2), hash);
  }

  /** Stores a picture if it is not stored yet. Throws BadPicture if the bytes are not a usable picture. */
  async put(bytes: Uint8Array): Promise<Original> {
    const hash = Originals.hashOf(bytes);
    const known = await this.facts(hash);
    if (known && (await this.has(hash))) return known;
    const original = { hash, ...(await inspect(bytes)) };
    await mkdir(dirname(this.file(hash)), { recursive: true });
    await writeAtomically(this.file(hash), bytes);
    // The JSON file is written last. If it exists, the picture is complete.
    await writeAtomically(`${this.file(hash)}.json`, JSON.stringify(original));
    return original;
  }

  /** The facts about a picture; undefined if it is not stored. */
  async facts(hash: string): Promise<Original | undefined> {
    const text = await readFile(`${this.file(hash)}.json`, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Original);
  }

  /** Whether a picture is stored. */
  has(hash: string): Promise<boolean> {
    return access(this.file(hash)).then(
      () => true,
      () => false,
    );
  }

  /** The bytes of an original picture. Rejects if it is not stored. */
  read(hash: string): Promise<Buffer> {
    return readFile(this.file(hash));
  }
}

/** Decodes a picture to find out its size, format and tint. Throws BadPicture. */
export async function inspect(bytes: Uint8Array): Promise<Omit<Original, 'hash'>> {
  const kind = imageKind(bytes);
  if (!kind) throw new BadPicture('it is not a JPEG, PNG, WebP, AVIF or GIF picture');
  try {
    const image = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' }).autoOrient();
    const { autoOrient } = await image.metadata();
    return { kind, tint: await tintOfBorder(image), width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new BadPicture(`it cannot be decoded (${why})`);
  }
}

/** Writes a file atomically: even after a crash, it is either complete or missing. */
async function writeAtomically(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
