import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type ImageKind, imageKind } from './image-kind.ts';
import { tintOfBorder } from './tint.ts';

/** Pixels of the largest picture that is decoded: 100 megapixels, the largest of today's cameras. */
export const PIXEL_LIMIT = 100_000_000;

export type Original = { hash: string; kind: ImageKind; tint: string; width: number; height: number };

/** The bytes are no picture that the shop can show. The message is for the person who imports. */
export class BadPicture extends Error {
  override name = 'BadPicture';
}

/**
 * Retailers' pictures as they came, named by their content, so that the same picture is kept once and its address
 * never shows another one. Beside each lies a small JSON of facts that are costly to find again.
 */
export class Originals {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The name that bytes get: 128 bits of their SHA-256. */
  static hashOf(bytes: Uint8Array): string {
    return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  }

  file(hash: string): string {
    return join(this.#dir, hash.slice(0, 2), hash);
  }

  /** Takes a picture in, or finds that it is there. Throws BadPicture when it cannot be shown. */
  async put(bytes: Uint8Array): Promise<Original> {
    const hash = Originals.hashOf(bytes);
    const known = await this.facts(hash);
    if (known && (await this.has(hash))) return known;
    const original = { hash, ...(await inspect(bytes)) };
    await mkdir(dirname(this.file(hash)), { recursive: true });
    await appear(this.file(hash), bytes);
    // The facts come last: where they are, the picture is whole.
    await appear(`${this.file(hash)}.json`, JSON.stringify(original));
    return original;
  }

  /** What is known of a picture; undefined when it was never taken in. */
  async facts(hash: string): Promise<Original | undefined> {
    const text = await readFile(`${this.file(hash)}.json`, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Original);
  }

  /** Whether the bytes are there. */
  has(hash: string): Promise<boolean> {
    return access(this.file(hash)).then(
      () => true,
      () => false,
    );
  }

  /** The bytes as they came. Rejects when they are gone. */
  read(hash: string): Promise<Buffer> {
    return readFile(this.file(hash));
  }
}

/** Finds out what bytes are, decoding them once. Throws BadPicture. */
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

/** Makes a file appear whole or not at all. */
async function appear(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
