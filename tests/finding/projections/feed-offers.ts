import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportFeed } from '../../../backend/exchange/yml/export/export-feed.ts';
import type { RawOffer } from '../../../backend/exchange/yml/feed/raw-offer.ts';
import { readFeed } from '../../../backend/exchange/yml/feed/reading/read-feed.ts';
import { openText } from '../../../backend/exchange/yml/feed/reading/read-text.ts';
import type { Database } from '../../../backend/platform/db/database.ts';

/** An offer as it is written into the public feed. */
export type FeedOffer = {
  name: string;
  size: string;
  price: string;
  oldPrice: string | undefined;
  isAvailable: boolean;
};

/**
 * Writes the public feed and parses it. Returns the offers, keyed by the last path segment of the product
 * URL.
 */
export async function feedOffers(db: Database, now: Date): Promise<Map<string, FeedOffer[]>> {
  const file = join(tmpdir(), `vitrina-projections-${process.pid}.yml`);
  const options = { db, file, dataDir: tmpdir(), publicUrl: 'https://shop.example', shopName: 'Лавка', now };
  await exportFeed({ ...options, audience: 'anyone', onProgress: () => {} });
  const offers = new Map<string, FeedOffer[]>();
  for await (const { items } of readFeed((await openText(file)).chunks))
    for (const item of items) if (item.kind === 'offer') add(offers, item.offer);
  await rm(file);
  return offers;
}

function add(offers: Map<string, FeedOffer[]>, { fields, params, available }: RawOffer): void {
  const textOf = (name: string) => fields[name]?.[0]?.value;
  const productUrl = (textOf('url') ?? '').split('/product/')[1] ?? '';
  const offer = {
    name: textOf('name') ?? '',
    size: params.find(({ name }) => name === 'Размер')?.value ?? '',
    price: textOf('price') ?? '',
    oldPrice: textOf('oldprice'),
    isAvailable: available !== 'false',
  };
  offers.set(productUrl, [...(offers.get(productUrl) ?? []), offer]);
}
