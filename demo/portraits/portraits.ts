import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { wholePicture } from '../../backend/media/own-pictures/whole-picture.ts';
import type { SceneSource } from '../../backend/platform/db/content-types.ts';

/** What a portrait shows, by the kind of place that stores.py names. */
const alts = {
  rail: 'Зал магазина: пальто и рубашки на рельсе, скамья с сумкой и ботинками, солнце на стене',
  street: 'Магазин с улицы: витрина с пальто и платьем, остеклённая дверь',
  niches: 'Зал магазина: арка с одеждой на рельсе и арка с полками, между ними сумка на постаменте',
  shelves: 'Зал магазина: одежда на рельсе и деревянные полки со стопками трикотажа',
  fitting: 'Примерочные за льняными шторами в арках, скамья и платье на стене',
} as const;

const facts = z.record(
  z.string(),
  z.object({
    kind: z.enum(Object.keys(alts) as [keyof typeof alts, ...(keyof typeof alts)[]]),
    hash: z.string(),
    width: z.number(),
    height: z.number(),
    tint: z.string(),
  }),
);

const folder = new URL('./masters/', import.meta.url);
const made = facts.parse(JSON.parse(readFileSync(new URL('masters.json', folder), 'utf8')));

/** Portraits of the demo's stores by their codes, as the contract speaks of pictures. */
export const portraits: ReadonlyMap<string, SceneSource> = new Map(
  Object.entries(made).map(([code, { kind, ...original }]) => [code, wholePicture(original, alts[kind])]),
);

/** Their files by their hashes, for the shop to serve. */
export const portraitFiles: ReadonlyMap<string, { file: string; tint: string }> = new Map(
  Object.entries(made).map(([code, { hash, tint }]) => [
    hash,
    { file: fileURLToPath(new URL(`${code}.avif`, folder)), tint },
  ]),
);
