import { existsSync } from 'node:fs';
import type { Deps } from './deps.ts';
import type { OwnPicturesOptions } from './media/own-pictures/own-pictures.ts';
import type { Pictures, PicturesOptions } from './media/pictures/pictures.ts';
import type { Database } from './platform/db/database.ts';

/** What generating goods takes; `present` says what becomes of goods that are in the shop. */
export type GenerateRequest = {
  /** Colours to make, 1 to 2,000,000. */
  variants: number;
  /** 0 to 999. The same seed makes the same goods. */
  seed: number;
  present: 'refuse' | 'add' | 'replace';
  /** Puts the demo shop into a shop that has nothing first. */
  withDemoShop: boolean;
  onProgress?: (done: number, of: number) => void;
  /** Ends the work between two batches. */
  signal?: AbortSignal;
};

export type GenerateReport = { models: number; variants: number; articles: number; demo: boolean };

type SeedTools = Pick<Deps, 'clock' | 'ids' | 'passwords'>;

/** The demo shop, which stands on the backend; the backend knows no more of it than this. */
export type DemoShop = {
  /** The map sets of the demo goods and what is drawn of them. */
  pictures: Pick<PicturesOptions, 'mapsDir' | 'looks' | 'hangs' | 'scenes' | 'outfits' | 'offered'>;
  /** Files of pictures that came with it, by their hashes: portraits of its stores. */
  ownPictures: OwnPicturesOptions['shipped'];
  /**
   * Puts the demo catalog and the demo shopper into a database without goods; says whether it did. `torture` adds
   * goods that only tests want; `shopName` is what its stores and lines of goods are called after; `onFilling` is called
   * before anything is put in.
   */
  seed(
    deps: SeedTools & Pick<Deps, 'db'>,
    pictures: Pictures,
    options?: { torture?: boolean; shopName?: string; onFilling?: () => void },
  ): Promise<boolean>;
  /** Fills the shop with generated goods, in one transaction. @throws CommandRefused */
  generate(
    db: Database,
    pictures: Pictures,
    tools: SeedTools,
    request: GenerateRequest,
  ): Promise<GenerateReport>;
};

const DOOR = new URL('../demo/index.ts', import.meta.url);

/** The demo shop of this checkout; undefined where its folder was left out. */
export async function findDemoShop(): Promise<DemoShop | undefined> {
  if (!existsSync(DOOR)) return undefined;
  const door: { demoShop: DemoShop } = await import(DOOR.href);
  return door.demoShop;
}
