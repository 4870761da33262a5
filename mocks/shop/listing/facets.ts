import type { FacetId, FacetValue } from '#contract/client/client.schemas.ts';
import { colourFamilies, colourSwatches } from '#shared/goods/colour-families.ts';
import {
  discountName,
  discountSteps,
  facetName,
  facetValue,
  inStock,
  sizeValue,
} from '#shared/goods/facet-values.ts';
import { type AttributeFacet, facetIds, isAttribute } from '#shared/goods/facets.ts';
import { propertyValues } from '#shared/goods/property-values.ts';
import { scaleOf, sizeScales } from '#shared/goods/size-scales.ts';
import { familyOf } from '../goods/colour-families.ts';
import { breadcrumbsOf, categories, type Goods } from '../goods/goods.ts';
import { allStores, isInStore } from '../goods/stores.ts';
import type { ShopState } from '../state/state.ts';

/** A facet value of a colour. `place` is its position in the list of values. */
export type OrderedValue = Pick<FacetValue, 'value' | 'name' | 'group' | 'hex'> & { place?: number };

/** The chosen values, by facet. */
export type ChosenValues = Partial<Record<FacetId, string[]>>;

export type FacetRule = {
  /** All values of this facet that a colour has, whether in stock or not. */
  brings(each: Goods): OrderedValue[];
  /** Whether a colour matches the chosen `value` of this facet. */
  fits(each: Goods, value: string, now: { state: ShopState; chosen: ChosenValues }): boolean;
};

const plain = (name: string): OrderedValue => ({ value: facetValue(name), name, group: null, hex: null });

/** Makes a facet from a property that all sizes of a colour share. Stock therefore does not matter. */
function property(brings: FacetRule['brings']): FacetRule {
  return {
    brings,
    fits: (each, wanted) => brings(each).some(({ value }) => value === wanted),
  };
}

function sizesOf({ card, product }: Goods): OrderedValue[] {
  return card.sizes.map(({ value }) => {
    const scale = scaleOf(product.sizeSystem, value);
    const place = Number.parseInt(value, 10) + sizeScales.indexOf(scale) * 1000;
    return { value: sizeValue(product.sizeSystem, value), name: value, group: scale.title, hex: null, place };
  });
}

function categoryOf({ facts }: Goods): OrderedValue[] {
  const [department, category] = breadcrumbsOf(facts.categoryPath);
  if (!department || !category) return [];
  const place = categories.findIndex(({ path }) => path === category.path);
  return [{ value: category.path, name: category.name, group: department.name, hex: null, place }];
}

const ownRules: Record<Exclude<FacetId, AttributeFacet>, FacetRule> = {
  category: property(categoryOf),

  size: {
    brings: sizesOf,
    fits: (each, value, { state }) => articlesOf(each, [value]).some((id) => (state.stock[id] ?? 0) > 0),
  },

  colour: property(({ card }) => {
    const family = familyOf(card.colour.colorFamily);
    return [{ ...plain(family), hex: colourSwatches[family], place: colourFamilies.indexOf(family) }];
  }),

  material: property(({ product }) => product.composition.map(({ fibre }) => plain(facetName(fibre)))),
  line: property(({ product }) => [plain(product.brandLine)]),

  discount: property(({ card }) =>
    discountSteps
      .filter((least) => (card.discountPercent ?? 0) >= least)
      .map((least) => ({
        ...plain(discountName(least)),
        value: String(least),
        place: least,
      })),
  ),

  availability: {
    brings: () => [{ ...inStock, group: null, hex: null }],
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
  property(({ facts }) => propertyValues(id, facts.attributes[id] ?? '').map(plain));

export const facetRules = Object.fromEntries(
  facetIds.map((id) => [id, isAttribute(id) ? attributeRule(id) : ownRules[id]]),
) as Record<FacetId, FacetRule>;

/** The articles of a colour in these sizes. All articles if `sizes` is empty. */
function articlesOf(each: Goods, sizes: string[]): string[] {
  const names = sizesOf(each).map(({ value }) => value);
  return each.card.sizes
    .filter((_size, index) => sizes.length === 0 || sizes.includes(names[index] ?? ''))
    .map(({ articleId }) => articleId);
}
