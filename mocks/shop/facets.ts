import { type AttributeFacet, facetIds, isAttribute } from '#shared/facets.ts';
import type { FacetId } from '../../src/generated/model/facetId.ts';
import type { FacetValue } from '../../src/generated/model/facetValue.ts';
import { colourFamilies } from './colour-families.ts';
import { breadcrumbsOf, categories, type Goods } from './goods.ts';
import type { ShopState } from './state.ts';
import { allStores, isInStore } from './stores.ts';
import { valueNameOf } from './value-name.ts';

/** A value that goods bring into a listing; values with a lower `place` stand before others. */
export type Brought = Pick<FacetValue, 'value' | 'name' | 'group' | 'hex'> & { place?: number };

/** What is chosen of every facet. */
export type ChosenValues = Partial<Record<FacetId, string[]>>;

export type FacetRule = {
  /** Values of a colour, whether or not anything of it is left. */
  brings(each: Goods): Brought[];
  /** Whether a colour fits the choice of `value` of this facet. */
  fits(each: Goods, value: string, now: { state: ShopState; chosen: ChosenValues }): boolean;
};

const plain = (name: string): Brought => ({ value: valueNameOf(name), name, group: null, hex: null });

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A property that a colour simply has. */
function property(brings: FacetRule['brings']): FacetRule {
  return {
    brings,
    fits: (each, wanted) => brings(each).some(({ value }) => value === wanted),
  };
}

function sizesOf({ card, product }: Goods): Brought[] {
  const isHeadwear = product.sizeSystem === 'headwear';
  return card.sizes.map(({ value }) => ({
    value: isHeadwear ? `golova-${valueNameOf(value)}` : valueNameOf(value),
    name: value,
    group: isHeadwear ? 'Головные уборы' : 'Одежда',
    hex: null,
    place: Number.parseInt(value, 10) + (isHeadwear ? 1000 : 0),
  }));
}

function categoryOf({ facts }: Goods): Brought[] {
  const [department, category] = breadcrumbsOf(facts.categoryPath);
  if (!department || !category) return [];
  const place = categories.findIndex(({ path }) => path === category.path);
  return [{ value: category.path, name: category.name, group: department.name, hex: null, place }];
}

const FAMILIES = Object.keys(colourFamilies);
const DISCOUNTS = [10, 30, 50, 70];

const ownRules: Record<Exclude<FacetId, AttributeFacet>, FacetRule> = {
  category: property(categoryOf),

  size: {
    brings: sizesOf,
    fits: (each, value, { state }) => articlesOf(each, [value]).some((id) => (state.stock[id] ?? 0) > 0),
  },

  colour: property(({ card }) => {
    const { colorFamily } = card.colour;
    const hex = colourFamilies[colorFamily] ?? null;
    return [{ ...plain(colorFamily), hex, place: FAMILIES.indexOf(colorFamily) }];
  }),

  material: property(({ product }) => product.composition.map(({ fibre }) => plain(capitalised(fibre)))),
  line: property(({ product }) => [plain(product.brandLine)]),

  discount: property(({ card }) =>
    DISCOUNTS.filter((least) => (card.discountPercent ?? 0) >= least).map((least) => ({
      ...plain(`от ${least}\u00A0%`),
      value: String(least),
      place: least,
    })),
  ),

  availability: {
    brings: () => [plain('В наличии')],
    fits: ({ card }, _value, { state }) => card.sizes.some((size) => (state.stock[size.articleId] ?? 0) > 0),
  },

  store: {
    brings: () =>
      allStores().map(({ code, name, cityName }) => ({ value: code, name, group: cityName, hex: null })),
    fits: (each, code, { state, chosen }) =>
      articlesOf(each, chosen.size ?? []).some((articleId) => isInStore(state, articleId, code)),
  },
};

const attributeRule = (id: AttributeFacet): FacetRule =>
  property(({ facts }) => {
    const name = facts.attributes[id];
    return name === undefined ? [] : [plain(name)];
  });

export const facetRules = Object.fromEntries(
  facetIds.map((id) => [id, isAttribute(id) ? attributeRule(id) : ownRules[id]]),
) as Record<FacetId, FacetRule>;

/** Articles of a colour in one of the sizes; in all of them when none is named. */
function articlesOf(each: Goods, sizes: string[]): string[] {
  const names = sizesOf(each).map(({ value }) => value);
  return each.card.sizes
    .filter((_size, index) => sizes.length === 0 || sizes.includes(names[index] ?? ''))
    .map(({ articleId }) => articleId);
}
