import type { PricedCode } from '../../catalog/schedule/scheduled-prices.ts';
import type {
  ContentKind,
  HomeContent,
  LandingContent,
  MenuFeature,
  PageContent,
  Period,
  ServiceContent,
  SizeTableContent,
  TileContent,
} from '../../domain/tables/content-types.ts';

/** A page of text. */
export type PageEntry = {
  kind: ContentKind;
  slug: string;
  /** Day on which the text was last changed, `YYYY-MM-DD`. */
  updated: string;
  body: PageContent;
};

/** A listing that editors made: a collection, a promotion, new arrivals, the sale or a part of it. */
export type CampaignEntry = {
  /** Path without the leading slash, such as `kollektsiya/zimniy-gorod`. */
  path: string;
  name: string;
  kind: 'new' | 'sale' | 'collection' | 'promotion';
  ordinal: number;
  isInMenu: boolean;
  landing: LandingContent | null;
  /** Slugs of the models that editors chose; undefined for listings that choose their goods by a rule. */
  goods?: string[] | undefined;
};

/** Editorial content beside a listing's goods and in its menu. */
export type DecorationEntry = {
  path: string;
  tile: TileContent | null;
  /** Further tiles, each shown instead of `tile` during its period. */
  timedTiles?: (TileContent & Period)[] | undefined;
  feature: MenuFeature | null;
};

/** A price of a code during a period, in kopecks. `oldPrice` is null if the usual price is the old one. */
export type PriceEntry = PricedCode & Period & { price: number; oldPrice: number | null };

type SizeTableEntry = { id: string; body: SizeTableContent };

/** A promo code. Sums are in kopecks; days are `YYYY-MM-DD`, whole days in Moscow time. */
export type PromoCodeEntry = {
  code: string;
  kind: 'percent' | 'sum' | 'free-delivery';
  /** The discount: whole percent, or kopecks; 0 for free delivery. */
  value: number;
  fromSum: number;
  categoryPaths: string[];
  countsReduced: boolean;
  combines: boolean;
  maxUses: number | null;
  maxUsesPerOwner: number | null;
  starts: string | null;
  ends: string | null;
};

export type GiftRuleEntry = {
  /** UUID of the rule. The rule keeps it when its text changes. */
  id: string;
  title: string;
  /** Minimum sum of goods, in kopecks; null if any sum qualifies. */
  fromSum: number | null;
  /** Slugs of the models that earn the gift; empty if any model does. */
  models: string[];
  /** SKUs of the gifts; the shopper chooses one. */
  gifts: string[];
  ordinal: number;
  starts: string | null;
  ends: string | null;
};

/** Everything editors write, as read from one folder. Parts that are absent stay unchanged in the shop. */
export type ContentSet = {
  pages?: PageEntry[];
  home?: HomeContent;
  services?: ServiceContent[];
  sizeTables?: SizeTableEntry[];
  campaigns?: CampaignEntry[];
  decorations?: DecorationEntry[];
  promoCodes?: PromoCodeEntry[];
  giftRules?: GiftRuleEntry[];
  prices?: PriceEntry[];
};

/** Names of the parts, in the order in which they are written to the shop. */
export const contentParts = [
  'pages',
  'home',
  'services',
  'sizeTables',
  'campaigns',
  'decorations',
  'promoCodes',
  'giftRules',
  'prices',
] as const satisfies readonly (keyof ContentSet)[];
