import { sql } from 'drizzle-orm';
import { store, storeStock } from '../../../domain/tables/places.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Issue } from '../feed/issue.ts';
import type { Model } from '../offers/merge-offers.ts';
import type { Offer } from '../offers/offer.ts';
import type { OfferOutlet } from '../offers/offer-stock.ts';
import { type Changes, noChanges } from './upsert.ts';

/** How many pairs of a size and a store got a new stock. */
export type OutletChanges = Changes & { left: number };

const noOutletChanges = (): OutletChanges => ({ ...noChanges(), left: 0 });

/** At most this many unknown stores are reported one by one. */
const MAX_REPORTED = 1000;

/** An offer with its stock by store. */
type StockedOffer = Pick<Offer, 'line' | 'id' | 'articleId' | 'outlets' | 'stock'>;

type Row = { articleId: string; code: string; pieces: number };

/** Writes the stock of sizes in stores, in batches. */
export class StoreStock {
  readonly changes = noOutletChanges();
  readonly #stores: ReadonlySet<string>;
  readonly #namesStores: boolean;
  readonly #unknown = new Map<string, { offer: StockedOffer; offers: number }>();

  private constructor(stores: ReadonlySet<string>, namesStores: boolean) {
    this.#stores = stores;
    this.#namesStores = namesStores;
  }

  /**
   * If any offer of the feed has a stock by store (`namesStores`), an offer without `<outlets>` sets its
   * stock in all stores to 0. If no offer has one, the stock in stores stays as it is.
   */
  static async open(tx: Transaction, { namesStores }: { namesStores: boolean }): Promise<StoreStock> {
    const stores = await tx.select({ code: store.code }).from(store);
    return new StoreStock(new Set(stores.map(({ code }) => code)), namesStores);
  }

  /** Writes the stock by store of models whose articles are already written. */
  write(tx: Transaction, models: readonly Model[]): Promise<void> {
    return this.writeOffers(
      tx,
      models.flatMap(({ colours }) => colours.flatMap((colour) => colour.offers)),
    );
  }

  /** Writes the stock by store of sizes that are already written. */
  async writeOffers(tx: Transaction, offers: readonly StockedOffer[]): Promise<void> {
    for (const offer of offers) this.#noteUnknown(offer);
    if (this.#stores.size === 0) return;
    const present = await readRows(
      tx,
      offers.map(({ articleId }) => articleId),
    );
    const presentOf = Map.groupBy(present, ({ articleId }) => articleId);
    const wanted = offers.flatMap((offer) =>
      this.#wanted(offer, presentOf.get(offer.articleId) ?? []).map((outlet) => ({
        ...outlet,
        articleId: offer.articleId,
      })),
    );
    await this.#apply(tx, present, wanted);
  }

  /** Warnings about stores in the feed that the shop does not have. */
  unknownStores(): Issue[] {
    return [...this.#unknown].slice(0, MAX_REPORTED).map(([code, { offer, offers }]) => ({
      line: offer.line,
      offerId: offer.id,
      field: `outlet «${code}»`,
      why: `is not a store of the shop (${offers === 1 ? 'this offer only' : `${offers} offers, this is the first`}); its pieces are in stock, but not in a store`,
    }));
  }

  #noteUnknown(offer: StockedOffer): void {
    for (const { code } of offer.outlets ?? []) {
      if (this.#stores.has(code)) continue;
      const known = this.#unknown.get(code);
      if (known) known.offers += 1;
      else this.#unknown.set(code, { offer, offers: 1 });
    }
  }

  #wanted({ outlets, stock }: StockedOffer, present: readonly OfferOutlet[]): readonly OfferOutlet[] {
    if (outlets) return outlets.filter(({ code }) => this.#stores.has(code));
    return this.#namesStores ? [] : within(stock, present);
  }

  async #apply(tx: Transaction, present: readonly Row[], wanted: readonly Row[]): Promise<void> {
    const keyOf = ({ articleId, code }: Row) => `${articleId} ${code}`;
    const before = new Map(present.map((row) => [keyOf(row), row.pieces]));
    const after = new Set(wanted.map(keyOf));
    const added = wanted.filter((row) => !before.has(keyOf(row)));
    const changed = wanted.filter((row) => (before.get(keyOf(row)) ?? row.pieces) !== row.pieces);
    const left = present.filter((row) => !after.has(keyOf(row)));
    if (added.length + changed.length > 0)
      await tx.execute(sql`
        insert into ${storeStock} (article_id, store_code, quantity)
        select "articleId", code, pieces from ${given([...added, ...changed])}
        on conflict (article_id, store_code) do update set quantity = excluded.quantity
      `);
    if (left.length > 0)
      await tx.execute(sql`
        delete from ${storeStock} using ${given(left)}
        where ${storeStock.articleId} = given."articleId" and ${storeStock.storeCode} = given.code
      `);
    this.changes.added += added.length;
    this.changes.changed += changed.length;
    this.changes.unchanged += wanted.length - added.length - changed.length;
    this.changes.left += left.length;
  }
}

/** SQL for a table of these rows. All rows are one parameter, because the number of parameters is limited. */
const given = (rows: readonly Row[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given("articleId" uuid, code text, pieces integer)`;

async function readRows(tx: Transaction, articleIds: readonly string[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select article_id as "articleId", store_code as code, quantity as pieces from ${storeStock}
    where article_id = any(${sql.param([...articleIds])}::uuid[])
    order by article_id, store_code
  `);
  return rows;
}

/** Reduces the stock in stores until the sum does not exceed the total stock. */
function within(stock: number, present: readonly OfferOutlet[]): OfferOutlet[] {
  let rest = stock;
  return present.flatMap(({ code, pieces }) => {
    const kept = Math.min(pieces, rest);
    rest -= kept;
    return kept > 0 ? [{ code, pieces: kept }] : [];
  });
}
