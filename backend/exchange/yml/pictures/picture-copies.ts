import { copyFile, mkdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { widestShown } from '#shared/web/picture-widths.ts';
import type { PictureSource } from '../../../domain/tables/content-types.ts';
import { Originals } from '../../../media/own-pictures/originals.ts';
import { hashOfTemplate, placeholderHash } from '../../../media/own-pictures/own-picture-path.ts';

export type CopyOptions = {
  dataDir: string;
  publicUrl: string;
  /** Path of the feed's folder. */
  folder: string;
  /**
   * Path of the folder for copies of pictures, which is inside the feed's folder. If undefined, pictures are
   * not copied.
   */
  pictures: string | undefined;
};

/**
 * Writes the URLs or paths of pictures for a feed, so that an import of the feed finds the pictures. If there
 * is a folder for copies, copies the retailer's pictures into it.
 */
export class PictureCopies {
  copied = 0;
  readonly #originals: Originals;
  readonly #publicUrl: string;
  readonly #folder: string;
  readonly #pictures: string | undefined;
  readonly #files = new Map<string, string>();

  constructor({ dataDir, publicUrl, folder, pictures }: CopyOptions) {
    this.#originals = new Originals(join(dataDir, 'own-pictures'));
    this.#publicUrl = publicUrl;
    this.#folder = folder;
    this.#pictures = pictures;
  }

  /**
   * The text of the `<picture>` element for each picture, in the given image format. Placeholder pictures are
   * left out.
   */
  async refs(pictures: readonly PictureSource[], format: 'webp' | 'jpg' = 'webp'): Promise<string[]> {
    const refs: string[] = [];
    for (const { template, widths } of pictures) {
      const hash = hashOfTemplate(template);
      if (hash === placeholderHash) continue;
      const path = template.replace('{width}', String(widestShown(widths))).replace('{format}', format);
      refs.push((hash && (await this.#copy(hash))) || `${this.#publicUrl}${path}`);
    }
    return refs;
  }

  /**
   * Copies a picture. Returns the path of the copy, relative to the feed's folder; undefined if there is no
   * folder for copies or no original.
   */
  async #copy(hash: string): Promise<string | undefined> {
    if (this.#pictures === undefined) return undefined;
    const known = this.#files.get(hash);
    if (known !== undefined) return known;
    const facts = (await this.#originals.has(hash)) ? await this.#originals.facts(hash) : undefined;
    if (!facts) return undefined;
    const file = join(this.#pictures, `${hash}.${facts.kind}`);
    await mkdir(this.#pictures, { recursive: true });
    await copyFile(this.#originals.file(hash), file);
    this.copied += 1;
    const way = relative(this.#folder, file).split(sep).join('/');
    this.#files.set(hash, way);
    return way;
  }
}
