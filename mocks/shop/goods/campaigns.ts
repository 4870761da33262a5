import type { Category, Home, Listing } from '#contract/client/client.schemas.ts';
import { exampleOf } from '../../contract/contract.ts';
import { categories, type Goods, goods } from './goods.ts';

/** A listing of the mock shop. It comes from the menu, or is a campaign that the home page announces. */
export type MockListing = Pick<Listing, 'path' | 'kind' | 'landing' | 'tile'> & {
  title: string;
  holds: (each: Goods) => boolean;
};

const examples = [
  exampleOf<Listing>('getListing', 'outerwear'),
  exampleOf<Listing>('getListing', 'collection'),
];

function holdsOf({ kind, path }: Category): MockListing['holds'] {
  if (kind === 'new') return ({ card }) => card.badge === 'NEW';
  if (kind === 'sale') return ({ card }) => card.priceBefore !== null;
  return ({ facts }) => `${facts.categoryPath}/`.startsWith(`${path}/`);
}

const ofMenu = categories.map((category): MockListing => {
  const example = examples.find(({ path }) => path === category.path);
  return {
    path: category.path,
    kind: category.kind,
    title: category.name,
    landing: example?.landing ?? null,
    tile: example?.tile ?? null,
    holds: holdsOf(category),
  };
});

/** Campaigns for which the contract has an example of the listing. */
const shown = examples
  .filter(({ kind }) => kind === 'collection' || kind === 'promotion')
  .map(({ path, kind, title, landing, tile, items }): MockListing => {
    const models = new Set(items.map(({ variantGroupId }) => variantGroupId));
    return { path, kind, title, landing, tile, holds: ({ card }) => models.has(card.variantGroupId) };
  });

/**
 * Campaigns on the home page for whose listing the contract has no example. Their listings contain all goods.
 */
const announced = exampleOf<Home>('getHome', 'winter').sections.flatMap((section): MockListing[] => {
  if (section.kind !== 'collections' && section.kind !== 'promotions') return [];
  return section.campaigns
    .filter(({ path }) => !shown.some((campaign) => campaign.path === path))
    .map(({ path, title, text, endsAt }) => ({
      path,
      kind: section.kind === 'collections' ? ('collection' as const) : ('promotion' as const),
      title,
      landing: { text, scene: null, look: null, terms: null, startsAt: null, endsAt },
      tile: null,
      holds: () => true,
    }));
});

/** All listings of the mock shop. */
export const listings: MockListing[] = [...ofMenu, ...shown, ...announced];

/** The goods in a listing. */
export const goodsOf = ({ holds }: MockListing): Goods[] => goods.filter(holds);
