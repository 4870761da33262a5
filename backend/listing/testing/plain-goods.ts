import type { FacetId, ListingSort } from '#contract/client/client.schemas.ts';
import { facetValue, sizeValue } from '#shared/goods/facet-values.ts';
import { type AttributeFacet, facetIds, isAttribute } from '#shared/goods/facets.ts';
import {
  type ArticleRow,
  attributeValues,
  discountOf,
  type GoodsRow,
  type VariantRow,
} from '../columns/goods-row.ts';
import type { Choice, Filters, ListingRef } from '../facets/choose.ts';
import { byPopularity, goodsNow, testTree } from './goods.ts';

/**
 * A simple reference implementation of filters, with which tests compare the fast one. It uses objects, loops
 * and sorting, and computes nothing in advance.
 */

type Colour = { row: GoodsRow; place: number; variant: VariantRow };

export type PlainAmong =
  | { listing: ListingRef }
  | {
      scores: ReadonlyMap<string, number>;
      implied: Filters;
      colourScore: ((variantId: string) => number) | null;
    };

const DAY = 24 * 60 * 60 * 1000;

function isNew({ publishedAt }: GoodsRow, rows: readonly GoodsRow[]): boolean {
  const moments = rows.map((row) => row.publishedAt).sort((one, other) => one - other);
  const tenth = moments[Math.ceil(moments.length * 0.9) - 1] ?? 0;
  return publishedAt >= Math.min(goodsNow.getTime() - 30 * DAY, tenth);
}

const coloursOf = (rows: readonly GoodsRow[]): Colour[] =>
  rows.flatMap((row) => row.variants.map((variant, place) => ({ row, place, variant })));

function belonging(rows: readonly GoodsRow[], among: PlainAmong, implied: Filters): Colour[] {
  const all = coloursOf(rows);
  if (!('listing' in among))
    return all.filter(
      ({ row, ...colour }) =>
        among.scores.has(row.id) && fits({ row, ...colour }, implied, () => true, {}, null),
    );
  const { id, kind } = among.listing;
  const isMember = ({ row }: Colour) => row.categoryIds.includes(id);
  if (kind === 'new') return all.filter(({ row }) => isNew(row, rows));
  if (kind !== 'sale') return all.filter(isMember);
  const hasMembers = rows.some((row) => row.categoryIds.includes(id));
  return all.filter((colour) => colour.variant.priceBefore !== null && (!hasMembers || isMember(colour)));
}

const shares = (one: readonly string[], other: readonly string[]) =>
  one.some((value) => other.includes(value));

/** The facet values of a colour. For discounts, these are all steps up to its own discount. */
function valuesOf({ row, variant }: Colour, id: FacetId, articles: readonly ArticleRow[]): string[] {
  const names: Record<Exclude<FacetId, AttributeFacet>, () => string[]> = {
    category: () =>
      testTree
        .filter(({ id: categoryId, path }) => path.includes('/') && row.categoryIds.includes(categoryId))
        .filter(({ kind }) => kind === 'category')
        .map(({ path }) => path),
    size: () => articles.map(({ size }) => sizeValue(row.sizeSystem, size)),
    colour: () => [facetValue(variant.colourFamily)],
    material: () => row.materials.map(facetValue),
    line: () => [facetValue(row.brandLine)],
    discount: () =>
      ['10', '30', '50', '70'].filter(
        (step) => discountOf(variant.price, variant.priceBefore) >= Number(step),
      ),
    availability: () => (articles.length > 0 ? ['v-nalichii'] : []),
    store: () => articles.flatMap(({ stores }) => stores),
  };
  const values = isAttribute(id) ? attributeValues(row, id).map(facetValue) : names[id]();
  return values.filter((value) => value !== '');
}

type IsKnown = (id: FacetId, value: string) => boolean;

/**
 * Whether a colour matches all filters except those of one facet. Size and store must match for the same
 * article.
 */
function fits(
  colour: Colour,
  filters: Filters,
  isKnown: IsKnown,
  implied: Filters,
  aside: FacetId | 'price' | null,
): boolean {
  const wanted = (id: FacetId) =>
    id === aside ? [] : (filters[id] ?? []).filter((value) => isKnown(id, value));
  const { price } = colour.variant;
  if (aside !== 'price') {
    if (filters.priceFrom !== undefined && price < filters.priceFrom) return false;
    if (filters.priceTo !== undefined && price > filters.priceTo) return false;
  }
  const there = articlesOf(colour, implied);
  const reached = there.filter(
    ({ size, stores }) =>
      (wanted('size').length === 0 || wanted('size').includes(sizeValue(colour.row.sizeSystem, size))) &&
      (wanted('store').length === 0 || shares(wanted('store'), stores)),
  );
  if (wanted('size').length + wanted('store').length > 0 && reached.length === 0) return false;
  return facetIds.every(
    (id) =>
      id === 'size' ||
      id === 'store' ||
      wanted(id).length === 0 ||
      shares(wanted(id), valuesOf(colour, id, there)),
  );
}

/** The colour's articles in stock that match the size which the query implies. */
function articlesOf({ row, variant }: Colour, implied: Filters): ArticleRow[] {
  return variant.articles.filter(({ size, stock }) => {
    const sizes = implied.size ?? [];
    return stock > 0 && (sizes.length === 0 || sizes.includes(sizeValue(row.sizeSystem, size)));
  });
}

/** The articles that count in one facet, given the filters in all others. */
function articlesFor(colour: Colour, id: FacetId, filters: Filters, isKnown: IsKnown, implied: Filters) {
  const other = id === 'size' ? 'store' : id === 'store' ? 'size' : null;
  const wanted = other ? (filters[other] ?? []).filter((value) => isKnown(other, value)) : [];
  return articlesOf(colour, implied).filter((article) => {
    if (wanted.length === 0) return true;
    if (other === 'store') return shares(wanted, article.stores);
    return wanted.includes(sizeValue(colour.row.sizeSystem, article.size));
  });
}

const models = (colours: readonly Colour[]) => new Set(colours.map(({ row }) => row.id)).size;

export type PlainChoice = {
  totalItems: number;
  facets: Partial<Record<FacetId, Record<string, number>>>;
  prices: { min: number | null; max: number | null };
  /** Ids of colours, sorted as in the listing. */
  order(sort: ListingSort): string[];
};

/**
 * Applies filters. `occurs` says whether a facet offers a value; this must not depend on the chosen filters.
 */
export function choosePlainly(
  unsorted: readonly GoodsRow[],
  among: PlainAmong,
  filters: Filters,
): PlainChoice {
  const rows = byPopularity(unsorted);
  const implied = 'listing' in among ? {} : known(rows, among.implied);
  const whole = belonging(rows, among, implied);
  const kind = 'listing' in among ? among.listing.kind : null;

  const offered = new Map(
    facetIds
      .filter((id) => id !== 'category' || kind !== 'category')
      .map((id): [FacetId, Set<string>] => [
        id,
        new Set(whole.flatMap((one) => occurring(one, id, implied))),
      ]),
  );
  if (whole.length > 0) offered.get('availability')?.add('v-nalichii');
  const isKnown: IsKnown = (id, value) => offered.get(id)?.has(value) === true;
  const left = whole.filter((colour) => fits(colour, filters, isKnown, implied, null));
  const facets = Object.fromEntries(
    [...offered]
      .filter(([, values]) => values.size > 0)
      .map(([id, values]) => {
        const others = whole.filter((colour) => fits(colour, filters, isKnown, implied, id));
        const has = (colour: Colour, value: string) =>
          valuesOf(colour, id, articlesFor(colour, id, filters, isKnown, implied)).includes(value);
        return [
          id,
          Object.fromEntries(
            [...values].map((value) => [value, models(others.filter((one) => has(one, value)))]),
          ),
        ];
      }),
  );
  const prices = whole
    .filter((colour) => fits(colour, filters, isKnown, implied, 'price'))
    .map(({ variant }) => variant.price);
  return {
    totalItems: models(left),
    facets,
    prices: {
      min: prices.length ? Math.min(...prices) : null,
      max: prices.length ? Math.max(...prices) : null,
    },
    order: (sort) => orderOf(rows, left, among, sort),
  };
}

/** The implied filters, but only with values that goods of the shop have. */
function known(rows: readonly GoodsRow[], implied: Filters): Filters {
  const always: readonly FacetId[] = ['category', 'discount', 'availability', 'store'];
  const inShop = (id: FacetId) => {
    // Models without colours have facet values too, for example a season.
    const colours = rows.flatMap((row) => {
      const none: VariantRow = { ...noColour, articles: [] };
      return [...coloursOf([row]), { row, place: 0, variant: none }];
    });
    return new Set(colours.flatMap((one) => occurring(one, id, {})));
  };
  const kept = facetIds.map((id) => {
    const values = inShop(id);
    const asked = (implied[id] ?? []).filter((value) => value !== 'net' && value !== '11');
    return [id, asked.filter((value) => always.includes(id) || values.has(value))];
  });
  return { ...implied, ...Object.fromEntries(kept) };
}

const noColour = {
  id: '',
  vendorCode: '',
  colourFamily: '',
  colourName: '',
  colourHex: '',
  price: 1,
  priceBefore: null,
};

/** The facet values of a colour that the listing offers. Sizes are offered even if they are sold out. */
function occurring(colour: Colour, id: FacetId, implied: Filters): string[] {
  const made = colour.variant.articles.filter(({ size }) => {
    const sizes = implied.size ?? [];
    return sizes.length === 0 || sizes.includes(sizeValue(colour.row.sizeSystem, size));
  });
  return valuesOf(colour, id, id === 'size' ? made : articlesOf(colour, implied));
}

function orderOf(
  rows: readonly GoodsRow[],
  left: readonly Colour[],
  among: PlainAmong,
  sort: ListingSort,
): string[] {
  const share = ({ variant: { price, priceBefore } }: Colour) =>
    priceBefore === null ? 0 : (priceBefore - price) / priceBefore;
  const stock = ({ variant }: Colour) => (variant.articles.some((article) => article.stock > 0) ? 1 : 0);
  const prefersReduced = 'listing' in among && among.listing.kind === 'sale';
  const colourScore = ({ variant }: Colour) =>
    'listing' in among || !among.colourScore ? 0 : among.colourScore(variant.id);
  const rank: Record<ListingSort, (colour: Colour) => number> = {
    popular: prefersReduced ? share : () => 0,
    new: prefersReduced ? share : () => 0,
    'price-asc': ({ variant }) => -variant.price,
    'price-desc': ({ variant }) => variant.price,
    discount: share,
  };
  const score = ({ row }: Colour) => ('listing' in among ? 0 : (among.scores.get(row.id) ?? 0));
  const keys: Record<ListingSort, (colour: Colour) => number[]> = {
    popular: (one) => [-score(one), -stock(one)],
    new: (one) => [-stock(one), -one.row.publishedAt],
    'price-asc': ({ variant }) => [variant.price],
    'price-desc': ({ variant }) => [-variant.price],
    discount: (one) => [-share(one)],
  };
  const shown = [...Map.groupBy(left, ({ row }) => row.id).values()].map((colours) => {
    const [best] = colours.toSorted(
      by((one) => [-colourScore(one), -stock(one), -rank[sort](one), one.place]),
    );
    return best as Colour;
  });
  return shown
    .toSorted(by((one) => [...keys[sort](one), rows.indexOf(one.row)]))
    .map(({ variant }) => variant.id);
}

function by(keys: (colour: Colour) => number[]): (one: Colour, other: Colour) => number {
  return (one, other) => {
    const theirs = keys(other);
    const place = keys(one).findIndex((key, index) => key !== theirs[index]);
    return place < 0 ? 0 : (keys(one)[place] ?? 0) - (theirs[place] ?? 0);
  };
}

/** Counts for the chosen filters, by facet and value. */
export const countsOf = (choice: Choice) =>
  Object.fromEntries(
    choice
      .facets()
      .map(({ id, values }) => [id, Object.fromEntries(values.map(({ value, count }) => [value, count]))]),
  ) as Partial<Record<FacetId, Record<string, number>>>;
