import type { Facet } from '../../src/generated/model/facet.ts';
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
  title: Facet['title'];
  /** Values of a colour, whether or not anything of it is left. */
  brings(each: Goods): Brought[];
  /** Whether a colour fits the choice of `value` of this facet. */
  fits(each: Goods, value: string, now: { state: ShopState; chosen: ChosenValues }): boolean;
};

const plain = (name: string): Brought => ({ value: valueNameOf(name), name, group: null, hex: null });

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A property that a colour simply has. */
function property(title: string, brings: FacetRule['brings']): FacetRule {
  return {
    title,
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

/** All facets in the order to show them. */
export const facetRules: Record<FacetId, FacetRule> = {
  category: property('Раздел', categoryOf),

  size: {
    title: 'Размер',
    brings: sizesOf,
    fits: (each, value, { state }) => articlesOf(each, [value]).some((id) => (state.stock[id] ?? 0) > 0),
  },

  colour: property('Цвет', ({ card }) => {
    const { colorFamily } = card.colour;
    const hex = colourFamilies[colorFamily] ?? null;
    return [{ ...plain(colorFamily), hex, place: FAMILIES.indexOf(colorFamily) }];
  }),

  material: property('Состав', ({ product }) =>
    product.composition.map(({ fibre }) => plain(capitalised(fibre))),
  ),
  season: property('Сезон', ({ facts }) => [plain(facts.season)]),
  fit: property('Посадка', ({ facts }) => [plain(facts.fit)]),
  line: property('Линия', ({ product }) => [plain(product.brandLine)]),

  discount: property('Скидка', ({ card }) =>
    DISCOUNTS.filter((least) => (card.discountPercent ?? 0) >= least).map((least) => ({
      ...plain(`от ${least}\u00A0%`),
      value: String(least),
      place: least,
    })),
  ),

  availability: {
    title: 'Наличие',
    brings: () => [plain('В наличии')],
    fits: ({ card }, _value, { state }) => card.sizes.some((size) => (state.stock[size.articleId] ?? 0) > 0),
  },

  store: {
    title: 'Магазин',
    brings: () =>
      allStores().map(({ code, name, cityName }) => ({ value: code, name, group: cityName, hex: null })),
    fits: (each, code, { state, chosen }) =>
      articlesOf(each, chosen.size ?? []).some((articleId) => isInStore(state, articleId, code)),
  },
};

export const facetIds = Object.keys(facetRules) as FacetId[];

/** Articles of a colour in one of the sizes; in all of them when none is named. */
function articlesOf(each: Goods, sizes: string[]): string[] {
  const names = sizesOf(each).map(({ value }) => value);
  return each.card.sizes
    .filter((_size, index) => sizes.length === 0 || sizes.includes(names[index] ?? ''))
    .map(({ articleId }) => articleId);
}
