import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedUuid, idFor } from '../../yml/feed/identity.ts';

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
  /** The VAT rate as 1C writes it. */
  vat?: string;
};
export type KeptOffer = {
  name: string;
  vendorCode: string;
  barcode: string;
  params: [name: string, value: string][];
  /** Prices as texts, as in the file; the key is the id of the price type in 1C. */
  prices: Record<string, { price: string; currency: string }>;
  stock: string;
  /** Stock in pieces, as text; the key is the id of the warehouse in 1C. */
  stores: Record<string, string>;
  isDeleted?: boolean;
};

/**
 * All goods that 1C has sent so far. Each file of 1C contains only some data of the goods and, later, only
 * changes; an import, however, needs all data. Ids are those of 1C.
 */
export type StoredGoods = {
  groups: Record<string, KeptGroup>;
  properties: Record<string, { name: string; values: Record<string, string> }>;
  /**
   * Price types in the order in which 1C declares them. An array, because an object would put ids that are
   * numbers first.
   */
  priceTypes: { id: string; name: string }[];
  stores: Record<string, string>;
  products: Record<string, KeptProduct>;
  offers: Record<string, KeptOffer>;
  /**
   * Whether 1C has sent a complete list of products, and one of offers. Until it has sent both, the shop may
   * sell goods from 1C that are not stored here.
   */
  fullLists: { products?: true; offers?: true };
};

const NO_CHARACTERISTIC = /^(0{8}-0{4}-0{4}-0{4}-0{12})?$/;

/** A size in 1C: its id in 1C and its characteristics. */
export type Item1c = { id: string; traits: readonly (readonly [name: string, value: string])[] };

/** Finds a size that 1C has sent, by the shop's article id. */
export type FindItem1c = (articleId: string) => Item1c | undefined;

/** The product id in an offer's id: in 1C, the id of an offer is `product` or `product#characteristic`. */
export const productIdOf = (offerId: string): string => offerId.split('#')[0] ?? '';

/** Whether an offer is one size of its product; false if it is the whole product. */
export function hasCharacteristic(offerId: string): boolean {
  const [, characteristic] = offerId.split('#');
  return characteristic !== undefined && !NO_CHARACTERISTIC.test(characteristic);
}

/** The offer's id in the internal feed: the goods of 1C are converted to a feed, which is then imported. */
export const feedIdOf = (offerId: string): string =>
  hasCharacteristic(offerId) ? feedUuid('1c', offerId) : productIdOf(offerId);

/**
 * An empty set of goods. Its objects have no prototype, because their keys are ids from outside, which could
 * be `__proto__`.
 */
const noGoods = (): StoredGoods =>
  withoutPrototypes({
    groups: {},
    properties: {},
    priceTypes: [],
    stores: {},
    products: {},
    offers: {},
    fullLists: {},
  });

const fileIn = (folder: string) => join(folder, 'goods.json');
/** Path of the file with the goods of all exchanges, including the exchange that is not finished yet. */
const pendingIn = (folder: string) => join(folder, 'goods.pending.json');

/** Reads the stored goods, without those of an exchange that is not finished yet. */
async function readStoredGoods(folder: string): Promise<StoredGoods> {
  return goodsOf(await readFile(fileIn(folder), 'utf8').catch(() => ''));
}

/** Reads the stored goods, merged with the goods that the current exchange has sent so far. */
export async function readPendingGoods(folder: string): Promise<StoredGoods> {
  const pending = await readFile(pendingIn(folder), 'utf8').catch(() => '');
  return pending === '' ? readStoredGoods(folder) : goodsOf(pending);
}

/**
 * Returns a function that finds sizes among the stored goods, without those of an exchange that is not
 * finished yet.
 */
export async function readItems(folder: string): Promise<FindItem1c> {
  const { offers } = await readStoredGoods(folder);
  const byArticle = new Map(Object.keys(offers).map((id) => [idFor('article', feedIdOf(id)), id]));
  return (articleId) => {
    const id = byArticle.get(articleId);
    return id === undefined ? undefined : { id, traits: offers[id]?.params ?? [] };
  };
}

function goodsOf(text: string): StoredGoods {
  if (text === '') return noGoods();
  const stored = JSON.parse(text) as Omit<StoredGoods, 'priceTypes'> & { priceTypes: FormerPriceTypes };
  const { priceTypes } = stored;
  return withoutPrototypes({
    ...noGoods(),
    ...stored,
    priceTypes: Array.isArray(priceTypes)
      ? priceTypes
      : Object.entries(priceTypes).map(([id, name]) => ({ id, name })),
  });
}

/**
 * Price types as read from the file: an array or, in files of older versions of the shop, an object with
 * their names by id.
 */
type FormerPriceTypes = StoredGoods['priceTypes'] | Record<string, string>;

const withoutPrototypes = (goods: StoredGoods): StoredGoods =>
  Object.fromEntries(
    Object.entries(goods).map(([part, rows]) => [
      part,
      Array.isArray(rows) ? rows : Object.assign(Object.create(null), rows),
    ]),
  ) as StoredGoods;

export async function writePendingGoods(folder: string, goods: StoredGoods): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${pendingIn(folder)}.part`;
  await writeFile(draft, JSON.stringify(goods));
  await rename(draft, pendingIn(folder));
}

/** Makes the goods that the current exchange has sent part of the stored goods. */
export const storePendingGoods = (folder: string): Promise<void> => rename(pendingIn(folder), fileIn(folder));

/** Discards the goods that a failed or abandoned exchange has sent. */
export const dropPendingGoods = (folder: string): Promise<void> => rm(pendingIn(folder), { force: true });
