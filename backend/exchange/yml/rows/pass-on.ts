import { sql } from 'drizzle-orm';
import { normaliseSize, sizeKey } from '#shared/goods/size-label.ts';
import { article, variant } from '../../../domain/tables/goods.ts';
import { storeStock } from '../../../domain/tables/places.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Issue } from '../feed/issue.ts';
import { colourKey } from '../offers/colours/colour.ts';
import type { Model } from '../offers/merge-offers.ts';
import type { Offer } from '../offers/offer.ts';

type OldSize = { id: string; sku: string; size: string; groupId: string; colour: string; pieces: number };

/**
 * When the retailer's system renumbers its goods, offers get new ids. An existing size is then passed on to
 * the new offer, so that no piece is sold twice. If the shop has no size with an offer's id, the offer gets
 * the size whose article number is this id or else the size of the same model, colour and name, unless the
 * feed still contains that size under its old id. Carts and orders keep the size. If the shop also has a size
 * with the offer's id, the other size is sold out. Changes the offers in `models`; call this before the
 * models are written.
 */
export async function passOnSizes(
  tx: Transaction,
  models: readonly Model[],
  warn: (issue: Issue) => void,
): Promise<void> {
  const offers = models.flatMap(({ groupId, colours }) =>
    colours.flatMap(({ key, offers: own }) =>
      own.map((offer) => ({ offer, place: placeOf(groupId, key, offer.size) })),
    ),
  );
  const old = await unnamedSizes(
    tx,
    models.map(({ groupId }) => groupId),
    offers.map(({ offer }) => offer.id),
  );
  if (old.length === 0) return;
  const own = await presentIds(
    tx,
    offers.map(({ offer }) => offer.articleId),
  );
  const bySku = new Map(old.map((size) => [size.sku, size]));
  const byPlace = Map.groupBy(old, ({ groupId, colour, size }) =>
    placeOf(groupId, colourKey(colour), normaliseSize(size)),
  );
  const taken = new Set<OldSize>();
  const passed: { offer: Offer; id: string }[] = [];
  const surplus: OldSize[] = [];
  for (const { offer, place } of offers) {
    const { line, id: offerId } = offer;
    const same = byPlace.get(place) ?? [];
    const candidates = [bySku.get(offerId) ?? [], same].flat().filter((size) => !taken.has(size));
    const [first] = own.has(offer.articleId) ? [] : candidates;
    if (first) {
      taken.add(first);
      passed.push({ offer: { ...offer }, id: first.id });
      offer.articleId = first.id;
      if (first.sku !== offer.sku) {
        const why = `is new for a size that the shop has as ${first.sku} and the feed does not name (${first.colour}, ${first.size}); that size passes to this offer`;
        warn({ line, offerId, field: 'id', why });
      }
    }
    for (const size of same) {
      if (taken.has(size)) continue;
      taken.add(size);
      surplus.push(size);
      if (size.pieces > 0) {
        const why = `is a size that the shop also has as ${size.sku}, which the feed does not name (${size.colour}, ${size.size}); that one is sold out, it had ${size.pieces} pieces`;
        warn({ line, offerId, field: 'id', why });
      }
    }
  }
  await noteNames(tx, passed);
  await sellOut(tx, surplus);
}

const placeOf = (groupId: string, colour: string, size: string): string =>
  `${groupId} ${colour} ${sizeKey(size)}`;

/**
 * The sizes of these models and the sizes with these article numbers, if the feed does not contain their ids.
 */
async function unnamedSizes(
  tx: Transaction,
  groupIds: readonly string[],
  skus: readonly string[],
): Promise<OldSize[]> {
  const { rows } = await tx.execute<OldSize>(sql`
    select ${article.id} as id, ${article.sku} as sku, ${article.size} as size, ${variant.groupId} as "groupId",
      ${variant.colorName} as colour, ${article.stock} + coalesce(${article.hiddenStock}, 0) as pieces
    from ${article} join ${variant} on ${variant.id} = ${article.variantId}
    where ${article.id} in (
        select one.id from ${article} one join ${variant} colour on colour.id = one.variant_id
        where colour.group_id = any(${sql.param([...groupIds])}::uuid[])
        union all
        select one.id from ${article} one where one.sku = any(${sql.param([...skus])}::text[])
      )
      and not exists (select 1 from feed_seen where feed_seen.article_id = ${article.id})
      and not exists (select 1 from feed_offer where feed_offer.article_id = ${article.id})
    order by ${article.sku}
  `);
  return rows;
}

async function presentIds(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${article.id} as id from ${article} where ${article.id} = any(${sql.param([...ids])}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Records in the staging tables that the feed contains these sizes, because it has them under new ids. */
async function noteNames(tx: Transaction, passed: readonly { offer: Offer; id: string }[]): Promise<void> {
  if (passed.length === 0) return;
  const rows = passed.map(({ offer, id }) => ({
    article_id: id,
    line: offer.line,
    offer_id: offer.id,
    own_id: offer.articleId,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(article_id uuid, line integer, offer_id text, own_id uuid)`;
  await tx.execute(
    sql`insert into feed_seen select article_id, line, offer_id from ${given} on conflict do nothing`,
  );
  await tx.execute(sql`insert into feed_sold select own_id from ${given} on conflict do nothing`);
}

async function sellOut(tx: Transaction, sizes: readonly OldSize[]): Promise<void> {
  if (sizes.length === 0) return;
  const ids = sql`${sql.param(sizes.map(({ id }) => id))}::uuid[]`;
  await tx.execute(sql`delete from ${storeStock} where ${storeStock.articleId} = any(${ids})`);
  await tx.execute(sql`
    update ${article} set stock = 0, hidden_stock = ${article.hiddenStock} * 0
    where ${article.id} = any(${ids}) and (${article.stock} > 0 or ${article.hiddenStock} > 0)
  `);
}
