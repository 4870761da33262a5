import { and, eq } from 'drizzle-orm';
import type { Home } from '#contract/client/client.schemas.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadCards } from '../catalog/cached/cards.ts';
import { cachedNodes, type ListingNode, leadsToClosedCampaign } from '../catalog/cached/listing-nodes.ts';
import { findVariantIds } from '../catalog/cached/products.ts';
import { currentOf, isCurrent } from '../domain/periods/periods.ts';
import { contentPage } from '../domain/tables/content.ts';
import type { HeroContent, HomeContent, HomeSectionContent } from '../domain/tables/content-types.ts';
import type { Database } from '../platform/db/database.ts';
import { defaultHome } from './default-home.ts';
import { type HomeGoods, toSection } from './home-sections.ts';

/**
 * Maximum number of home page sections that the contract allows in a response. Editors may write more,
 * because sections can be limited to periods.
 */
const SECTIONS = 20;

/** Primary key of the row in the content table that has the home page. */
const homeKey = { kind: 'home', slug: 'home' } as const;

/**
 * The home page: the content that editors have written, with current goods. Goods and listings that no longer
 * exist are left out, and so are sections that become empty. Without content by editors, the home page is
 * generated from the catalog.
 */
export async function getHome(parts: Pick<CatalogDeps, 'db' | 'goods'>, now: Date): Promise<Home> {
  const content = await parts.goods.cached('home', () => loadHome(parts.db));
  if (!content) return defaultHome(parts, now);

  const sections = content.sections.flatMap(({ from, to, ...section }) =>
    isCurrent({ from, to }, now) ? [section] : [],
  );
  const goods = await stock(parts, sections, now);
  return {
    hero: heroOf(content, goods.nodes, now),
    sections: sections.flatMap((section) => toSection(section, goods) ?? []).slice(0, SECTIONS),
  };
}

/** The hero of the home page; null if it has none, or if it links to a campaign that is closed now. */
function heroOf(
  { hero, timedHeroes = [] }: HomeContent,
  nodes: readonly ListingNode[],
  now: Date,
): HeroContent | null {
  const leadsSomewhere = ({ link }: HeroContent) => !leadsToClosedCampaign(nodes, link.path, now);
  const timed = currentOf(timedHeroes.filter(leadsSomewhere), now);
  if (!timed) return hero && leadsSomewhere(hero) ? hero : null;
  const { from: _from, to: _to, ...shown } = timed;
  return shown;
}

async function loadHome(db: Database): Promise<HomeContent | null> {
  const [page] = await db
    .select({ body: contentPage.body })
    .from(contentPage)
    .where(and(eq(contentPage.kind, homeKey.kind), eq(contentPage.slug, homeKey.slug)));
  return page && 'hero' in page.body ? page.body : null;
}

/** Loads the goods and listings that the sections refer to. */
async function stock(
  parts: Pick<CatalogDeps, 'db' | 'goods'>,
  sections: readonly HomeSectionContent[],
  now: Date,
): Promise<HomeGoods> {
  const paths = sections.flatMap((section) =>
    section.kind === 'departments' ? section.departments.map(({ path }) => path) : [],
  );
  const nodes = await cachedNodes(parts);
  const named = nodes.filter(({ path }) => paths.includes(path));
  const finder = await parts.goods.finder();
  const counts = finder.count(named, now);
  return { nodes, counts, cards: await cardsByUrl(parts, sections, now), now };
}

async function cardsByUrl(
  parts: Pick<CatalogDeps, 'db' | 'goods'>,
  sections: readonly HomeSectionContent[],
  now: Date,
): Promise<HomeGoods['cards']> {
  const urls = sections.flatMap((section) => {
    if ('productUrls' in section) return section.productUrls;
    return section.kind === 'story' && section.productUrl !== null ? [section.productUrl] : [];
  });
  const ids = [...(await findVariantIds(parts, urls)).values()];
  return new Map((await loadCards(parts, ids, now)).map((card) => [card.productUrl, card]));
}
