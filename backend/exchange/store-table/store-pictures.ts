import { join } from 'node:path';
import pLimit from 'p-limit';
import { typeset } from '#shared/text/typeset.ts';
import type { SceneSource } from '../../domain/tables/content-types.ts';
import { Originals } from '../../media/own-pictures/originals.ts';
import { hashOfTemplate } from '../../media/own-pictures/own-picture-path.ts';
import { wholePicture } from '../../media/own-pictures/whole-picture.ts';
import { PictureIntake } from '../yml/pictures/picture-intake.ts';
import type { NewStore, StoreIssue } from './check-store.ts';

/** A store whose pictures were imported. */
export type PicturedStore = Omit<NewStore, 'pictures'> & { pictures: SceneSource[] };

export type StorePicturesOptions = {
  /** Folder of the table; pictures outside this folder are refused. */
  folder: string;
  /** The shop's data folder. */
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
 * Minimum width in pixels. A portrait is shown at up to half the width of the window; a narrower picture
 * would be blurred.
 */
const LEAST_WIDTH = 800;

/**
 * Imports the pictures of stores as pictures of the retailer. Returns the stores with their pictures, and all
 * errors of pictures. A dry run downloads nothing, so it finds only errors that can be found without a
 * request.
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
    // In a dry run, a picture at a URL was not downloaded, so its size is unknown.
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
