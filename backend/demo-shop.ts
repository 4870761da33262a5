import { existsSync } from 'node:fs';
import type { PicturedOutfits } from './catalog/base/pictured-outfits.ts';
import type { Deps } from './deps.ts';
import type { OwnPicturesOptions } from './media/own-pictures/own-pictures.ts';
import type { Pictures, PicturesOptions } from './media/pictures/pictures.ts';
import type { Database } from './platform/db/database.ts';

/**
 * Options for generating goods. `present` says what happens to goods that the shop already has: refuse, add
 * to them, or replace them.
 */
export type GenerateRequest = {
  /** Number of colours to generate, from 1 to 2,000,000. */
  variants: number;
  /** Seed of the random numbers, from 0 to 999. The same seed generates the same goods. */
  seed: number;
  present: 'refuse' | 'add' | 'replace';
  /** Whether to add the demo shop first if the shop has no goods. */
  withDemoShop: boolean;
  onProgress?: (done: number, of: number) => void;
  /** Aborts the generation between two batches. */
  signal?: AbortSignal;
};

export type GenerateReport = { models: number; variants: number; articles: number; demo: boolean };

type SeedTools = Pick<Deps, 'clock' | 'ids' | 'passwords'>;

/**
 * The interface by which the backend uses the demo shop. The demo shop imports the backend; the backend does
 * not import it and knows only this interface.
 */
export type DemoShop = {
  /** Image maps of the demo goods (map sets), and the pictures drawn from them. */
  pictures: Pick<PicturesOptions, 'mapsDir' | 'looks' | 'hangs' | 'scenes' | 'outfits' | 'offered'>;
  /** The outfits of the demo goods, as their pictures show them. */
  picturedOutfits: PicturedOutfits;
  /** The photographs that come with the demo shop, of its stores, by their hashes. */
  ownPictures: OwnPicturesOptions['shipped'];
  /**
   * Adds the demo catalog and the demo shopper to a database without goods. Returns false if the database has
   * goods. `torture` adds goods that only tests use. `shopName` is used in the names of stores and product
   * lines. `onFilling` is called before the first insert.
   */
  seed(
    deps: SeedTools & Pick<Deps, 'db'>,
    pictures: Pictures,
    options?: { torture?: boolean; shopName?: string; onFilling?: () => void },
  ): Promise<boolean>;
  /** Fills the shop with generated goods in one transaction. @throws CommandRefused */
  generate(
    db: Database,
    pictures: Pictures,
    tools: SeedTools,
    request: GenerateRequest,
  ): Promise<GenerateReport>;
};

const DOOR = new URL('../demo/index.ts', import.meta.url);

/** Loads the demo shop from the folder `demo`; undefined if the folder does not exist. */
export async function findDemoShop(): Promise<DemoShop | undefined> {
  if (!existsSync(DOOR)) return undefined;
  const door: { demoShop: DemoShop } = await import(DOOR.href);
  return door.demoShop;
}
