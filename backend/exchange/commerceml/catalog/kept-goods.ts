import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type KeptGroup = { name: string; parentId: string };
export type KeptProduct = {
  name: string;
  vendorCode: string;
  barcode: string;
  vendor: string;
  country: string;
  description: string;
  groups: string[];
  pictures: string[];
  params: [name: string, value: string][];
  isDeleted: boolean;
};
export type KeptOffer = {
  name: string;
  vendorCode: string;
  barcode: string;
  params: [name: string, value: string][];
  /** Prices by id of the 1C price type, as 1C writes them. */
  prices: Record<string, { price: string; currency: string }>;
  stock: string;
  /** Pieces by warehouse id. */
  stores: Record<string, string>;
};

/**
 * Everything that 1C has sent so far. Its files come in parts and later contain only changes, but an import
 * needs all goods. Ids are those of 1C.
 */
export type StoredGoods = {
  groups: Record<string, KeptGroup>;
  properties: Record<string, { name: string; values: Record<string, string> }>;
  priceTypes: Record<string, string>;
  stores: Record<string, string>;
  products: Record<string, KeptProduct>;
  offers: Record<string, KeptOffer>;
};

/**
 * An empty set of goods. Its objects have no prototype: ids come from outside, and `__proto__` must be an
 * ordinary key.
 */
const noGoods = (): StoredGoods =>
  withoutPrototypes({ groups: {}, properties: {}, priceTypes: {}, stores: {}, products: {}, offers: {} });

const fileIn = (folder: string) => join(folder, 'goods.json');

export async function readStoredGoods(folder: string): Promise<StoredGoods> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '');
  return text === '' ? noGoods() : withoutPrototypes(JSON.parse(text) as StoredGoods);
}

const withoutPrototypes = (goods: StoredGoods): StoredGoods =>
  Object.fromEntries(
    Object.entries(goods).map(([part, rows]) => [part, Object.assign(Object.create(null), rows)]),
  ) as StoredGoods;

export async function writeStoredGoods(folder: string, goods: StoredGoods): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${fileIn(folder)}.part`;
  await writeFile(draft, JSON.stringify(goods));
  await rename(draft, fileIn(folder));
}
