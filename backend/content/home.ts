import { and, eq, inArray } from 'drizzle-orm';
import type { Home } from '../../src/generated/model/home.ts';
import type { HomeSection } from '../../src/generated/model/homeSection.ts';
import type { ProductCard } from '../../src/generated/model/productCard.ts';
import { loadCards } from '../catalog/cards.ts';
import { loadTree } from '../catalog/navigation.ts';
import { type CountedNode, toCategory } from '../catalog/tree.ts';
import type { Database } from '../db/client.ts';
import type { HomeContent, HomeSectionContent } from '../db/content-types.ts';
import { contentPage, variant } from '../db/schema.ts';
import { unavailable } from '../http/problem.ts';

/** Address of the home page among contents. */
export const homeKey = { kind: 'home', slug: 'home' } as const;

/** What the goods and categories named in a content are found by. */
type Shelf = { cards: ReadonlyMap<string, ProductCard>; tree: readonly CountedNode[] };

/**
 * The home page: what editors wrote, joined with the goods as they are now. Goods and categories that are gone
 * leave no gap, nor do sections that lost all of theirs. UNAVAILABLE while nothing has been written yet.
 */
export async function getHome(db: Database, now: Date): Promise<Home> {
  const [page] = await db
    .select({ body: contentPage.body })
    .from(contentPage)
    .where(and(eq(contentPage.kind, homeKey.kind), eq(contentPage.slug, homeKey.slug)));
  if (!page || !('hero' in page.body)) throw unavailable();
  const content = page.body;

  const [tree, cards] = await Promise.all([loadTree(db, now), cardsByUrl(db, productUrls(content), now)]);
  const { title, text, link } = content.hero;
  const pictures = named(cards, content.hero.productUrls).map(({ picture }) => picture);
  if (pictures.length === 0) throw unavailable();
  return {
    hero: { title, text, link, pictures },
    sections: content.sections.flatMap((section) => toSection(section, { cards, tree }) ?? []),
  };
}

function productUrls({ hero, sections }: HomeContent): string[] {
  const inSections = sections.flatMap((section) => {
    if (section.kind === 'services') return [];
    return section.kind === 'departments'
      ? section.departments.map(({ productUrl }) => productUrl)
      : section.productUrls;
  });
  return [...new Set([...hero.productUrls, ...inSections])];
}

async function cardsByUrl(db: Database, urls: string[], now: Date): Promise<Map<string, ProductCard>> {
  const found = await db.select({ id: variant.id }).from(variant).where(inArray(variant.productUrl, urls));
  const cards = await loadCards(
    db,
    found.map(({ id }) => id),
    now,
  );
  return new Map(cards.map((card) => [card.productUrl, card]));
}

function named(cards: Shelf['cards'], urls: readonly string[]): ProductCard[] {
  return urls.flatMap((url) => cards.get(url) ?? []);
}

function toSection(section: HomeSectionContent, { cards, tree }: Shelf): HomeSection | null {
  if (section.kind === 'services') return section;
  if (section.kind === 'departments') {
    const departments = section.departments.flatMap(({ path, productUrl }) => {
      const node = tree.find((other) => other.path === path);
      const card = cards.get(productUrl);
      // The name of the department stands beside the picture, which only decorates.
      return node && card ? { category: toCategory(tree, node), picture: { ...card.picture, alt: '' } } : [];
    });
    return departments.length > 0 ? { ...section, departments } : null;
  }
  const { productUrls: urls, ...words } = section;
  const products = named(cards, urls);
  if (products.length === 0) return null;
  return words.kind === 'story'
    ? { ...words, kind: 'story', pictures: products.map(({ picture }) => picture) }
    : { ...words, kind: 'product-row', products };
}
