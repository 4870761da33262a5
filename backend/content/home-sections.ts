import type { Campaign, HomeSection, ProductCard } from '#contract/client/client.schemas.ts';
import { type ListingNode, leadsToClosedCampaign } from '../catalog/cached/listing-nodes.ts';
import { isOpen } from '../domain/periods/campaign-days.ts';
import type { CampaignContent, HomeSectionContent } from '../domain/tables/content-types.ts';
import { toCategory } from '../domain/tree.ts';

/** The current goods and listings that the editors' home page refers to. */
export type HomeGoods = {
  /** Product cards by the slugs of product pages. */
  cards: ReadonlyMap<string, ProductCard>;
  nodes: readonly ListingNode[];
  /** Number of models by department id. */
  counts: ReadonlyMap<string, number>;
  now: Date;
};

/** Converts a section to the contract's type; null if its goods or listing no longer exist. */
export function toSection(section: HomeSectionContent, goods: HomeGoods): HomeSection | null {
  if ('link' in section && leadsToClosedCampaign(goods.nodes, section.link.path, goods.now)) return null;
  switch (section.kind) {
    case 'services':
      return section;
    case 'departments':
      return toDepartments(section, goods);
    case 'collections':
    case 'promotions': {
      const campaigns = section.campaigns.flatMap((campaign) => toCampaign(campaign, goods) ?? []);
      return campaigns.length > 0 ? { ...section, campaigns } : null;
    }
    case 'story': {
      const { productUrl, ...words } = section;
      const card = productUrl === null ? undefined : goods.cards.get(productUrl);
      return { ...words, picture: card?.picture ?? null };
    }
    case 'product-row':
    case 'look': {
      const { productUrls, ...words } = section;
      const products = productUrls.flatMap((url) => goods.cards.get(url) ?? []);
      return products.length > 0 ? { ...words, products } : null;
    }
  }
}

function toDepartments(
  section: Extract<HomeSectionContent, { kind: 'departments' }>,
  { nodes, counts }: HomeGoods,
): HomeSection | null {
  const departments = section.departments.flatMap(({ path, picture }) => {
    const node = nodes.find((other) => other.path === path);
    return node ? [{ category: toCategory(nodes, node, counts), picture }] : [];
  });
  return departments.length > 0 ? { ...section, departments } : null;
}

/** A campaign is announced until the last day of its landing. */
function toCampaign(campaign: CampaignContent, { nodes, now }: HomeGoods): Campaign | null {
  const node = nodes.find(({ path }) => path === campaign.path);
  return node && isOpen(node, now) ? { ...campaign, endsAt: node.landing?.endsAt ?? null } : null;
}
