import type { Category, Navigation, Product, ProductCard } from '#contract/client/client.schemas.ts';
import { attributeIds, facetsById } from '#shared/goods/facets.ts';
import { contract, exampleOf } from '../../contract/contract.ts';
import { uuidOf } from '../state/uuid-of.ts';
import { familyOf } from './colour-families.ts';
import { type Facts, factsOf } from './facts.ts';

/** One colour of a model: its card, its product page, and facts by which it is filtered. */
export type Goods = { card: ProductCard; product: Product; facts: Facts };

export const categories: Category[] = exampleOf<Navigation>('getNavigation', 'tree').categories;

/** The only product for which the contract has an example of the whole page. */
const coat = exampleOf<Product>('getProduct', 'coat');

/** All goods in the examples, including colours that have no card there. */
export const goods: Goods[] = withOtherColours(cardsOf(contract)).map((card, _index, cards) => {
  const facts = factsOf(card.productUrl);
  return { card, facts, product: productOf(card, facts, cards) };
});

/** Stock at the beginning, in pieces by article id. */
export const initialStock: Record<string, number> = Object.fromEntries(
  goods.flatMap(({ product }) =>
    product.articles.map(({ articleId, state, left }) => [
      articleId,
      state === 'SOLD_OUT' ? 0 : (left ?? 12),
    ]),
  ),
);

function cardsOf(value: unknown, found = new Map<string, ProductCard>()): ProductCard[] {
  if (typeof value === 'object' && value !== null) {
    if ('variantId' in value && 'sizes' in value && 'hoverPicture' in value && Array.isArray(value.sizes)) {
      const card = structuredClone(value) as unknown as ProductCard;
      if (typeof card.variantId === 'string') found.set(card.variantId, card);
    }
    for (const part of Object.values(value)) cardsOf(part, found);
  }
  return [...found.values()];
}

function withOtherColours(cards: ProductCard[]): ProductCard[] {
  const known = new Set(cards.map((card) => card.productUrl));
  const others = cards.flatMap((card) =>
    card.colours
      .filter(({ productUrl }) => !known.has(productUrl) && known.add(productUrl))
      .map((swatch) => inColour(card, swatch)),
  );
  return [...cards, ...others];
}

function inColour(card: ProductCard, swatch: ProductCard['colours'][number]): ProductCard {
  const { productUrl, displayValue, hex } = swatch;
  return {
    ...card,
    variantId: uuidOf(productUrl),
    productUrl,
    colour: { colorFamily: familyOf(displayValue), displayValue, value: displayValue.toUpperCase(), hex },
    // The smallest size is sold out. The stock of the other sizes depends on the colour.
    sizes: card.sizes.map((size, index) => ({
      ...size,
      articleId: uuidOf(`${productUrl} ${size.value}`),
      inStock: size.inStock && index > 0,
    })),
  };
}

function productOf(card: ProductCard, facts: Facts, cards: ProductCard[]): Product {
  if (card.productUrl === coat.productUrl) return coat;
  const { sizes, hoverPicture: _hover, picture, colours: _colours, ...shared } = card;
  const code = `${card.productUrl.slice(0, 2)}-${card.variantId.slice(0, 8)}`.toUpperCase();
  const siblings = cards.filter((other) => other.variantGroupId === card.variantGroupId);
  return {
    ...shared,
    // Accessories have no vendor code, like goods from a feed that does not contain any.
    vendorCode: facts.categoryPath.startsWith('aksessuary') ? null : code,
    brandLine: facts.brandLine,
    description: `${card.name}. Цвет: ${card.colour.displayValue.toLowerCase()}.`,
    breadcrumbs: breadcrumbsOf(facts.categoryPath),
    colours: siblings.map((sibling) => ({
      variantId: sibling.variantId,
      productUrl: sibling.productUrl,
      colour: sibling.colour,
      picture: sibling.picture,
      isAvailable: sibling.sizes.some((size) => size.inStock),
    })),
    pictures: [picture],
    sizeSystem: facts.categoryPath.startsWith('aksessuary') ? 'headwear' : coat.sizeSystem,
    articles: sizes.map((size) => ({
      articleId: size.articleId,
      sku: `${code}-${size.value}`,
      size: size.value,
      international: null,
      state: size.inStock ? ('IN_STOCK' as const) : ('SOLD_OUT' as const),
      left: null,
    })),
    composition: facts.composition,
    lining: [],
    attributes: attributeIds.flatMap((id) => {
      const value = facts.attributes[id];
      return value === undefined ? [] : [{ name: facetsById[id].title, value }];
    }),
    careCodes: [],
    sizeTableId: null,
    model: null,
    services: coat.services,
    related: cards.filter((other) => other.variantGroupId !== card.variantGroupId).slice(0, 4),
    relatedFormOutfit: false,
  };
}

/** The breadcrumbs of a listing. The last breadcrumb is the listing itself. */
export function breadcrumbsOf(path: string): { name: string; path: string }[] {
  const parts = path.split('/');
  return parts
    .map((_part, index) => parts.slice(0, index + 1).join('/'))
    .flatMap((step) => categories.filter((category) => category.path === step))
    .map((category) => ({ name: category.name, path: category.path }));
}
