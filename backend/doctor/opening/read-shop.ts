import { asc, inArray, sql } from 'drizzle-orm';
import type { Destination } from '#shared/delivery/table.ts';
import { timeZoneOf } from '#shared/delivery/time-zones.ts';
import { isOnline, isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { loadDeliveryTable } from '../../delivery/table.ts';
import { unfilled } from '../../domain/pages/page-details.ts';
import { contentPage } from '../../domain/tables/content.ts';
import { deliveryPoint } from '../../domain/tables/delivery.ts';
import type { OrderPayment } from '../../domain/tables/delivery-types.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import { city, store } from '../../domain/tables/places.ts';
import { ownPrefix, ownTemplate, placeholderHash } from '../../media/own-pictures/own-picture-path.ts';
import { countOwners } from '../../operators/operators.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DeliverySupply } from './delivery-ways.ts';

/** What the database contains that decides whether a shop is ready to open. */
export type ShopFacts = {
  delivery: DeliverySupply;
  /** The cities with the most inhabitants. */
  largestCities: Destination[];
  /** Legal and support pages with placeholders such as «[стоимость доставки]». */
  unfilledPages: { path: string; placeholders: string[] }[];
  colours: {
    all: number;
    /** Number of colours without a picture, which show a placeholder. */
    withoutPicture: number;
    /** Number of colours whose pictures are drawings from the demo shop instead of photographs. */
    drawn: number;
  };
  /** Number of sizes with a VAT rate of their own that is 10 % or the main rate. */
  sizesWithFullVat: number;
  /** Number of owners who can sign in to the desk. */
  owners: number;
};

/** The facts about a shop. If they could not be read, `unread` is a sentence with advice. */
export type ShopReading = ShopFacts | { unread: string };

/** Names of the cities with the most inhabitants, spelled as in the shop's list of places. */
const LARGEST = ['Москва', 'Санкт-Петербург', 'Новосибирск', 'Екатеринбург', 'Казань'];

/**
 * Reads the facts about a shop without changing anything. All migrations must have been applied to the
 * database.
 */
export async function readShop(db: Database): Promise<ShopFacts> {
  return {
    delivery: await readDelivery(db),
    largestCities: await readLargestCities(db),
    unfilledPages: await readUnfilledPages(db),
    colours: await countColours(db),
    sizesWithFullVat: await db.$count(article, inArray(article.vat, ['usual', '10'])),
    owners: await countOwners(db),
  };
}

async function readDelivery(db: Database): Promise<DeliverySupply> {
  const { source, kind, cityCode } = deliveryPoint;
  const stores = await db.selectDistinct({ cityCode: store.cityCode }).from(store);
  const points = await db
    .select({
      source,
      kind,
      cityCode,
      ways: sql<
        OrderPayment[]
      >`string_to_array(string_agg(array_to_string(${deliveryPoint.payments}, ','), ','), ',')`,
    })
    .from(deliveryPoint)
    .groupBy(source, kind, cityCode);
  return {
    table: await loadDeliveryTable(db),
    storeCities: stores.map((one) => one.cityCode),
    points: points.map(({ ways, ...point }) => ({
      ...point,
      payments: [...new Set(ways)].filter((way) => isOnline(way) || isOnReceipt(way)),
    })),
  };
}

async function readLargestCities(db: Database): Promise<Destination[]> {
  // In the list of places, a city comes before villages of the same name.
  const rows = await db
    .select()
    .from(city)
    .where(inArray(city.name, LARGEST))
    .orderBy(asc(city.ordinal), asc(city.code));
  return LARGEST.flatMap((wanted) => {
    const found = rows.find(({ name }) => name === wanted);
    if (!found) return [];
    const { code, name, region, timeZone } = found;
    return {
      cityCode: code,
      cityName: name,
      region,
      timeZone: timeZone ?? timeZoneOf(region || name),
      postalCode: null,
    };
  });
}

async function readUnfilledPages(db: Database): Promise<ShopFacts['unfilledPages']> {
  const pages = await db
    .select()
    .from(contentPage)
    .where(inArray(contentPage.kind, ['policy', 'page', 'support', 'guide']))
    .orderBy(asc(contentPage.kind), asc(contentPage.slug));
  return pages.flatMap(({ kind, slug, body }) => {
    const placeholders = 'blocks' in body ? unfilled(body) : [];
    return placeholders.length > 0 ? [{ path: `/${kind}/${slug}`, placeholders }] : [];
  });
}

async function countColours(db: Database): Promise<ShopFacts['colours']> {
  const first = sql`${variant.pictures} -> 0 ->> 'template'`;
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [found] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      withoutPicture: count(sql`coalesce(${first}, '') in ('', ${ownTemplate(placeholderHash)})`),
      drawn: count(sql`not starts_with(coalesce(${first}, ${ownPrefix}), ${ownPrefix})`),
    })
    .from(variant);
  return found ?? { all: 0, withoutPicture: 0, drawn: 0 };
}
