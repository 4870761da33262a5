import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { download } from '../../../media/own-pictures/download.ts';
import { DownloadFailed } from '../../../media/own-pictures/guarded-get.ts';
import { BadPicture, inspect, type Original, Originals } from '../../../media/own-pictures/originals.ts';
import { ownTemplate } from '../../../media/own-pictures/own-picture-path.ts';
import { neutralTint } from '../../../media/own-pictures/tint.ts';
import { KnownSources } from './known-sources.ts';
import { isInside, type PicturePlace, type Places, picturePlace } from './picture-place.ts';

export type IntakeOptions = Places & {
  /** Path of the folder with the original pictures. */
  dir: string;
  allowPrivateNetwork: boolean;
  /** Whether to download pictures again that an earlier import has downloaded. */
  refresh: boolean;
  /** Whether pictures are only checked as far as possible without downloading or storing them. */
  dryRun: boolean;
  timeoutMs?: number;
};

/**
 * A picture that the shop can show. `width` is the width in pixels of its original; for a picture that the
 * shop draws, it is the width of the file that the feed names (0 if unknown). `original` describes an
 * imported original.
 */
export type TakenPicture = { template: string; tint: string; width: number; original?: OriginalFacts };

type OriginalFacts = Pick<Original, 'tint' | 'width' | 'height'>;

/** Why the shop cannot show a picture: text that completes a sentence and has no full stop. */
export type RefusedPicture = { why: string };

/** Maximum size of a picture file in bytes; downloads have the same limit. */
const SIZE_LIMIT = 20 * 1024 * 1024;

/**
 * Imports the pictures of a feed. For an invalid picture, the promise resolves with the reason instead of
 * rejecting.
 */
export class PictureIntake {
  readonly #options: IntakeOptions;
  readonly #originals: Originals;
  readonly #sources: KnownSources;

  constructor(options: IntakeOptions) {
    this.#options = options;
    this.#originals = new Originals(options.dir);
    this.#sources = new KnownSources(join(options.dir, 'sources'));
  }

  /** Imports the picture that the text of a `<picture>` element names. */
  async take(text: string): Promise<TakenPicture | RefusedPicture> {
    const place = picturePlace(text, this.#options);
    try {
      switch (place.kind) {
        case 'refused':
          return { why: place.why };
        case 'file':
          return await this.#fromFile(place.path);
        case 'url':
          return await this.#fromUrl(place.url);
        case 'shop':
          return await this.#fromShop(place);
      }
    } catch (error) {
      if (error instanceof BadPicture || error instanceof DownloadFailed || error instanceof Unreadable)
        return { why: error.message };
      throw error;
    }
  }

  async #fromFile(path: string): Promise<TakenPicture> {
    const [real, folder] = await Promise.all([realpath(path), realpath(this.#options.folder)]).catch(
      (error: unknown) => {
        throw unreadable(error);
      },
    );
    // Checks the resolved path, because a symbolic link inside the folder may point to a file outside.
    if (!isInside(folder, real)) throw new Unreadable('leads outside the folder of the feed');
    const { size } = await stat(real);
    if (size > SIZE_LIMIT) throw new Unreadable('is larger than 20 MB');
    const bytes = await readFile(real).catch((error: unknown) => {
      throw unreadable(error);
    });
    return this.#keep(bytes);
  }

  async #fromUrl(url: string): Promise<TakenPicture> {
    const { refresh, dryRun, allowPrivateNetwork, timeoutMs } = this.#options;
    const hash = refresh && !dryRun ? undefined : await this.#sources.get(url);
    const known = hash && (await this.#originals.has(hash)) && (await this.#originals.facts(hash));
    if (known) return taken(known);
    if (dryRun) return taken({ hash: Originals.hashOf(Buffer.from(url)), tint: neutralTint, width: 0 });
    const bytes = await download(url, {
      allowPrivateNetwork,
      sizeLimit: SIZE_LIMIT,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    const original = await this.#originals.put(bytes);
    await this.#sources.set(url, original.hash);
    return taken(original);
  }

  async #fromShop(place: Extract<PicturePlace, { kind: 'shop' }>): Promise<TakenPicture> {
    const { template, width, hash } = place;
    if (hash === undefined) return { template, tint: neutralTint, width };
    const known = await this.#originals.facts(hash);
    if (!known) throw new Unreadable('is an own picture of the shop that is not there');
    return taken(known);
  }

  async #keep(bytes: Uint8Array): Promise<TakenPicture> {
    const hash = Originals.hashOf(bytes);
    const known = await this.#originals.facts(hash);
    const original =
      known ?? (this.#options.dryRun ? await inspect(bytes) : await this.#originals.put(bytes));
    return { ...taken({ ...original, hash }), original };
  }
}

const taken = ({ hash, tint, width }: Pick<Original, 'hash' | 'tint' | 'width'>): TakenPicture => ({
  template: ownTemplate(hash),
  tint,
  width,
});

class Unreadable extends Error {}

function unreadable(error: unknown): Unreadable {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new Unreadable(code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`);
}
