import { join } from 'node:path';
import pLimit from 'p-limit';
import { typeset } from '#shared/text/typeset.ts';
import type { SceneSource } from '../../domain/tables/content-types.ts';
import { Originals } from '../../media/own-pictures/originals.ts';
import { hashOfTemplate } from '../../media/own-pictures/own-picture-path.ts';
import { wholePicture } from '../../media/own-pictures/whole-picture.ts';
import { PictureIntake } from '../yml/pictures/picture-intake.ts';
import type { NewStore, StoreIssue } from './check-store.ts';

/** A store whose pictures are in the shop. */
export type PicturedStore = Omit<NewStore, 'pictures'> & { pictures: SceneSource[] };

export type StorePicturesOptions = {
  /** Folder of the table; files outside it are refused. */
  folder: string;
  /** Folder of everything the shop keeps. */
  dataDir: string;
  publicUrl: string;
  allowPrivateNetwork?: boolean;
  /** Downloads addresses that were downloaded before as well. */
  refresh?: boolean;
  dryRun: boolean;
};

/** Pictures looked at at a time. */
const AT_A_TIME = 4;
/** A portrait stands up to half a window wide; a narrower one would be blurred there, in pixels. */
const LEAST_WIDTH = 800;

/**
 * Takes in the pictures of stores as the shop's own. Gives the stores with them, and everything that is wrong with a
 * picture: of a dry run only what can be seen without the network.
 */
export async function takeStorePictures(
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
    // A dry run has not downloaded it.
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
