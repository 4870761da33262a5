import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { SceneSource } from '../../backend/domain/tables/content-types.ts';
import { wholePicture } from '../../backend/media/own-pictures/whole-picture.ts';

/** Names of the still lifes, which show clothes and furniture. */
export const stillIds = ['chair-wide', 'chair-narrow', 'knitwear'] as const;
export type StillId = (typeof stillIds)[number];

/** The alt texts of the pictures of stores, by what the picture shows. */
const alts = {
  rail: 'Зал магазина: пальто и рубашки на рельсе, скамья с сумкой и ботинками, солнце на стене',
  street: 'Магазин с улицы: витрина с пальто и платьем, остеклённая дверь',
  niches: 'Зал магазина: арка с одеждой на рельсе и арка с полками, между ними сумка на постаменте',
  shelves: 'Зал магазина: одежда на рельсе и деревянные полки со стопками трикотажа',
  fitting: 'Примерочные за льняными шторами в арках, скамья и платье на стене',
} as const;

const original = z.object({ hash: z.string(), width: z.number(), height: z.number(), tint: z.string() });
const kind = z.enum(Object.keys(alts) as [keyof typeof alts, ...(keyof typeof alts)[]]);

const folder = new URL('./masters/', import.meta.url);
const listOf = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const stores = z.record(z.string(), original.extend({ kind })).parse(listOf('stores.json'));
const stills = z.record(z.enum(stillIds), original).parse(listOf('stills.json'));

/** Pictures of the demo's stores in the contract's form, keyed by store code. */
export const portraits: ReadonlyMap<string, SceneSource> = new Map(
  Object.entries(stores).map(([code, { kind, ...original }]) => [code, wholePicture(original, alts[kind])]),
);

export const isStill = (id: string): id is StillId => stillIds.some((one) => one === id);

/** A still life in the contract's form. */
export const stillPicture = (id: StillId, alt: string): SceneSource => wholePicture(stills[id], alt);

/** The files of the store pictures and still lifes, which the shop serves, keyed by the hash of the file. */
export const portraitFiles: ReadonlyMap<string, { file: string; tint: string }> = new Map(
  Object.entries({ ...stores, ...stills }).map(([name, { hash, tint }]) => [
    hash,
    { file: fileURLToPath(new URL(`${name}.avif`, folder)), tint },
  ]),
);
