import { join } from 'node:path';
import pLimit from 'p-limit';
import { typeset } from '#shared/text/typeset.ts';
import type { SceneSource } from '../../domain/tables/content-types.ts';
import { Originals } from '../../media/own-pictures/originals.ts';
import { hashOfTemplate } from '../../media/own-pictures/own-picture-path.ts';
import { wholePicture } from '../../media/own-pictures/whole-picture.ts';
import { PictureIntake } from '../yml/pictures/picture-intake.ts';
import type { NewStore, StoreIssue } from './check-store.ts';

/** A store after its pictures were imported. */
export type PicturedStore = Omit<NewStore, 'pictures'> & { pictures: SceneSource[] };

export type StorePicturesOptions = {
  /** Path of the table's folder; pictures outside it are refused. */
  folder: string;
  /** Path of the shop's data folder. */
  dataDir: string;
  publicUrl: string;
  allowPrivateNetwork?: boolean;
  /** Whether to download pictures again that an earlier import has downloaded. */
  refresh?: boolean;
  dryRun: boolean;
};

/** Maximum number of pictures that are processed in parallel. */
const AT_A_TIME = 4;
/**
 * Minimum width of a picture in pixels. A portrait-format picture is shown at up to half the width of the
 * window; a narrower file would look blurred.
 */
const LEAST_WIDTH = 800;

/**
 * Imports the pictures of stores into the shop, as pictures of the retailer. Returns the stores with their
 * pictures, and all errors. A dry run downloads nothing, so it misses errors that only a download can show.
 */
export async function importStorePictures(
  stores: readonly NewStore[],
  options: StorePicturesOptions,
): Promise<{ stores: PicturedStore[]; issues: StoreIssue[] }> {
  const { folder, dataDir, publicUrl, allowPrivateNetwork = false, refresh = false, dryRun } = options;
  const dir = join(dataDir, 'own-pictures');
  const intake = new PictureIntake({ folder, publicUrl, dir, allowPrivateNetwork, refresh, dryRun });
  const originals = new Originals(dir);
  const limit = pLimit(AT_A_TIME);
  const issues: StoreIssue[] = [];

  async function take(text: string, { line, name }: NewStore): Promise<SceneSource[]> {
    const refuse = (why: string) => {
      issues.push({ line, column: 'pictures', why: `«${text.slice(0, 120)}»: ${why}` });
      return [];
    };
    const taken = await intake.take(text);
    if ('why' in taken) return refuse(taken.why);
    const hash = hashOfTemplate(taken.template);
    if (hash === undefined) return refuse('is a picture that the demo draws');
    const facts = taken.original ?? (await originals.facts(hash));
    // A dry run does not download a picture at a URL, so its size is unknown.
    if (!facts) return [];
    if (facts.width < LEAST_WIDTH) return refuse(`is ${facts.width} pixels wide, less than ${LEAST_WIDTH}`);
    return [wholePicture({ ...facts, hash }, typeset(`Магазин «${name}»`))];
  }

  const pictured = await Promise.all(
    stores.map(async (store) => {
      const pictures = await Promise.all(store.pictures.map((text) => limit(() => take(text, store))));
      return { ...store, pictures: pictures.flat() };
    }),
  );
  return { stores: pictured, issues };
}
