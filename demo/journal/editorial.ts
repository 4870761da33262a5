import { typeset } from '#shared/text/typeset.ts';
import type { ContentBlock } from '../../backend/domain/tables/content-types.ts';
import type { PageEntry } from '../../backend/exchange/content/content-set.ts';
import { pieceOf } from '../content/home-picks.ts';
import type { DemoCategory } from '../garments/types.ts';
import type { Goods } from '../goods/goods.ts';
import { page } from '../pages/page-text.ts';
import { sceneOf } from '../scenes/all-scenes.ts';
import { cutsOrNull, type SceneContext, sceneOrNull } from '../scenes/scene-context.ts';
import { aboutBrand } from './about-brand.ts';
import { capsule } from './capsule.ts';
import { choosingCoat } from './choosing-coat.ts';
import { denim } from './denim.ts';
import type { EditorialPage, Plate } from './editorial-page.ts';
import { leatherCare } from './leather-care.ts';
import { readingSizes } from './reading-sizes.ts';
import { woolCare } from './wool-care.ts';

const drafts: readonly EditorialPage[] = [
  aboutBrand,
  capsule,
  woolCare,
  readingSizes,
  choosingCoat,
  denim,
  leatherCare,
];

/** Below a page, goods fill whole rows of four cards: one or two rows. */
const ROW = 4;
const ROWS = 2;

type Parts = { ranked: readonly Goods[]; categories: readonly DemoCategory[]; scenes: SceneContext };

/**
 * Returns the pages whose title picture can be shown, with the goods from their scenes that the shop sells.
 * Leaves out pictures that cannot be shown, and links to listings that do not exist.
 */
export function editorialPages({ ranked, categories, scenes }: Parts): PageEntry[] {
  const hasListing = (path: string) => categories.some((category) => `/${category.path}` === path);
  return drafts.flatMap(({ head, blocks, goodsOf, ...draft }): PageEntry[] => {
    const scene = cutsOrNull(scenes, head, typeset(head.alt));
    if (!scene) return [];
    const found = goodsOf.flatMap((id) =>
      (sceneOf(id)?.pieces ?? []).flatMap((piece) => pieceOf(ranked, piece, 'women') ?? []),
    );
    const goods = [...new Set(found)];
    const rows = Math.min(ROWS, Math.floor(goods.length / ROW));
    const productUrls = goods.slice(0, rows * ROW || goods.length);
    const entry = page({ ...draft, blocks: blocks.flatMap((block) => shown(block)) });
    return [{ ...entry, body: { ...entry.body, scene, ...(productUrls.length > 0 && { productUrls }) } }];
  });

  function shown(block: ContentBlock | Plate): ContentBlock[] {
    if (block.kind === 'links') {
      const links = block.links.filter(
        ({ path }) => /^\/(guide|support|journal|stores)/.test(path) || hasListing(path),
      );
      return links.length > 0 ? [{ kind: 'links', links }] : [];
    }
    if (block.kind !== 'plate') return [block];
    const picture = sceneOrNull(scenes, block.scene, typeset(block.alt));
    return picture ? [{ kind: 'picture', picture, caption: block.caption }] : [];
  }
}
