import { typeset } from '#shared/text/typeset.ts';
import type { HomeContent, HomeSectionContent } from '../../backend/domain/tables/content-types.ts';
import { percentOff } from '../garments/prices.ts';
import type { DemoCategory } from '../garments/types.ts';
import type { Goods } from '../goods/goods.ts';
import { type SceneId, sceneOf } from '../scenes/all-scenes.ts';
import { cutsOrNull, type SceneContext, sceneOrNull } from '../scenes/scene-context.ts';
import { announcedCampaigns } from './campaigns.ts';
import { pieceOf, rowOf } from './home-picks.ts';
import { hero, look, newArrivals, sale, services, story } from './home-texts.ts';

const departmentScenes: Readonly<Record<string, SceneId>> = {
  zhenshchinam: 'department-women',
  muzhchinam: 'department-men',
  detyam: 'department-children',
  obuv: 'department-shoes',
  aksessuary: 'department-accessories',
};

export type HomeParts = {
  /** Goods in the default order. */
  ranked: readonly Goods[];
  categories: readonly DemoCategory[];
  scenes: SceneContext;
  isNew: (goods: Goods) => boolean;
};

/**
 * Builds the home page (docs/design.md §4) from the goods that exist. Sections without goods or pictures are
 * left out, dense and airy sections alternate, and the outfit consists of the garments in its picture.
 */
export function buildHome(parts: HomeParts): HomeContent {
  const shown = new Set<string>();
  const newRow = rowSection(newArrivals, parts.ranked.filter(parts.isNew), shown, () => true);
  const saleRow = saleSection(parts, shown);
  return {
    hero: heroOf(parts),
    sections: [
      newRow,
      storyOf(parts),
      collectionsOf(parts),
      departmentsOf(parts),
      lookOf(parts),
      saleRow,
      promotionsOf(parts),
      services,
    ].filter((section) => section !== null),
  };
}

function heroOf({ categories, scenes }: HomeParts): HomeContent['hero'] {
  const { title, text, link, alt } = hero;
  const scene = cutsOrNull(scenes, { wide: 'hero-wide', narrow: 'hero-narrow' }, typeset(alt));
  if (!scene || !exists(categories, link.path)) return null;
  return { title: typeset(title), text: typeset(text), link, scene };
}

/** Whether the shop has a listing at this path, which begins with a slash. */
function exists(categories: readonly DemoCategory[], path: string): boolean {
  return categories.some((category) => `/${category.path}` === path);
}

function rowSection(
  { title, link }: typeof newArrivals,
  ranked: readonly Goods[],
  shown: Set<string>,
  wanted: Parameters<typeof rowOf>[1]['wanted'],
): HomeSectionContent | null {
  const productUrls = rowOf(ranked, { shown, wanted });
  if (productUrls.length === 0) return null;
  return { kind: 'product-row', title: typeset(title), link, productUrls };
}

function saleSection({ ranked }: HomeParts, shown: Set<string>): HomeSectionContent | null {
  const shares = ranked.flatMap(({ group }) =>
    group.variants.map(({ price, priceBefore }) =>
      priceBefore === null ? 0 : percentOff(price, priceBefore),
    ),
  );
  const most = Math.max(0, ...shares);
  const title = `${sale.title}: до \u2212${most}%`;
  return rowSection({ ...sale, title }, ranked, shown, ({ price, priceBefore }) => {
    return priceBefore !== null && percentOff(price, priceBefore) >= 25;
  });
}

function storyOf({ ranked, categories, scenes }: HomeParts): HomeSectionContent | null {
  const { title, text, link, alt } = story;
  const scene = sceneOrNull(scenes, 'story-knitwear', typeset(alt));
  if (!scene || !exists(categories, link.path)) return null;
  const pieces = sceneOf('story-knitwear')?.pieces ?? [];
  const [productUrl = null] = pieces
    .map((piece) => pieceOf(ranked, piece, 'women'))
    .filter((url) => url !== null);
  return { kind: 'story', title: typeset(title), text: typeset(text), link, scene, productUrl };
}

function collectionsOf({ categories, scenes }: HomeParts): HomeSectionContent | null {
  const campaigns = announcedCampaigns('collection', categories, scenes);
  return campaigns.length > 0 ? { kind: 'collections', title: 'Коллекции', campaigns } : null;
}

function promotionsOf({ categories, scenes }: HomeParts): HomeSectionContent | null {
  const campaigns = announcedCampaigns('promotion', categories, scenes);
  return campaigns.length > 0 ? { kind: 'promotions', title: 'Акции', campaigns } : null;
}

function departmentsOf({ categories, scenes }: HomeParts): HomeSectionContent | null {
  const departments = Object.entries(departmentScenes).flatMap(([path, scene]) => {
    const picture = sceneOrNull(scenes, scene, '');
    if (!picture || !exists(categories, `/${path}`)) return [];
    const { template, widths, alt, tint } = picture;
    return { path, picture: { template, widths, alt, tint } };
  });
  return departments.length > 0 ? { kind: 'departments', title: 'Разделы', departments } : null;
}

/**
 * The outfit in the flat lay picture. Null unless the shop sells each garment in the colour that the picture
 * shows.
 */
function lookOf({ ranked, scenes }: HomeParts): HomeSectionContent | null {
  const scene = cutsOrNull(scenes, { wide: 'look-wide', narrow: 'look-narrow' }, typeset(look.alt));
  const pieces = sceneOf('look-wide')?.pieces ?? [];
  const productUrls = pieces.flatMap((piece) => pieceOf(ranked, piece, 'women') ?? []);
  if (!scene || productUrls.length < pieces.length) return null;
  return { kind: 'look', title: look.title, scene, productUrls };
}
