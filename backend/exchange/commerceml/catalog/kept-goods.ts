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
  /** The VAT rate in the notation of 1C. */
  vat?: string;
};
export type KeptOffer = {
  name: string;
  vendorCode: string;
  barcode: string;
  params: [name: string, value: string][];
  /** Prices by the id of the price type in 1C, as texts like in the file. */
  prices: Record<string, { price: string; currency: string }>;
  stock: string;
  /** Stock in pieces by warehouse id. */
  stores: Record<string, string>;
  isDeleted?: boolean;
};

/**
 * All goods that 1C has sent so far. The files of 1C contain parts of the goods, and later only changes, but
 * an import needs all goods. Ids are those of 1C.
 */
export type StoredGoods = {
  groups: Record<string, KeptGroup>;
  properties: Record<string, { name: string; values: Record<string, string> }>;
  /**
   * Price types in the order in which 1C declares them. This is a list, because an object would move ids that
   * are numbers to the front.
   */
  priceTypes: { id: string; name: string }[];
  stores: Record<string, string>;
  products: Record<string, KeptProduct>;
  offers: Record<string, KeptOffer>;
  /**
   * The kinds of full lists that 1C has already sent. Until it has sent both kinds, the shop may sell goods
   * of 1C that are not stored here.
   */
  fullLists: { products?: true; offers?: true };
};

const NO_CHARACTERISTIC = /^(0{8}-0{4}-0{4}-0{4}-0{12})?$/;

/** A size in 1C: its id in 1C and its characteristics. */
export type Item1c = { id: string; traits: readonly (readonly [name: string, value: string])[] };

/** Finds a size that 1C has sent, by the shop's article id. */
export type FindItem1c = (articleId: string) => Item1c | undefined;

/** The id of an offer's product. Ids of offers in 1C are `product` or `product#characteristic`. */
export const productIdOf = (offerId: string): string => offerId.split('#')[0] ?? '';

/** Whether an offer is one size of its product; false if it is the whole product. */
export function hasCharacteristic(offerId: string): boolean {
  const [, characteristic] = offerId.split('#');
  return characteristic !== undefined && !NO_CHARACTERISTIC.test(characteristic);
}

/** The id of an offer in the internal feed. The goods of 1C are converted to this feed and then imported. */
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
/** Path of the file with the goods of all exchanges, including the exchange in progress. */
const pendingIn = (folder: string) => join(folder, 'goods.pending.json');

/** Reads the goods of all finished exchanges. */
async function readStoredGoods(folder: string): Promise<StoredGoods> {
  return goodsOf(await readFile(fileIn(folder), 'utf8').catch(() => ''));
}

/**
 * Reads the goods of all finished exchanges, merged with the goods that the current exchange has sent so far.
 */
export async function readPendingGoods(folder: string): Promise<StoredGoods> {
  const pending = await readFile(pendingIn(folder), 'utf8').catch(() => '');
  return pending === '' ? readStoredGoods(folder) : goodsOf(pending);
}

/** Returns a function that finds sizes among the goods of all finished exchanges. */
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

/** Stored price types: now a list; earlier versions of the shop stored an object with their names by id. */
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

/** Adds the goods of the current exchange permanently to the stored goods. */
export const storePendingGoods = (folder: string): Promise<void> => rename(pendingIn(folder), fileIn(folder));

/** Discards the goods that a failed or abandoned exchange has sent. */
export const dropPendingGoods = (folder: string): Promise<void> => rm(pendingIn(folder), { force: true });
