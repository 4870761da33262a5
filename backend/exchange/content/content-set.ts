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

/**
 * A listing that editors have made: a collection, a promotion, new arrivals, the sale or a part of the sale.
 */
export type CampaignEntry = {
  /** Path without the leading slash, such as `kollektsiya/zimniy-gorod`. */
  path: string;
  name: string;
  kind: 'new' | 'sale' | 'collection' | 'promotion';
  ordinal: number;
  isInMenu: boolean;
  landing: LandingContent | null;
  /** Slugs of the models that editors have chosen; undefined if a rule chooses the goods of the listing. */
  goods?: string[] | undefined;
};

/** Editorial content for a listing: beside its goods and in the menu. */
export type DecorationEntry = {
  path: string;
  tile: TileContent | null;
  /** Further tiles; each replaces `tile` during its period. */
  timedTiles?: (TileContent & Period)[] | undefined;
  feature: MenuFeature | null;
};

/**
 * The price of goods with a code during a period, in kopecks. If `oldPrice` is null, the usual price is shown
 * as the old price.
 */
export type PriceEntry = PricedCode & Period & { price: number; oldPrice: number | null };

type SizeTableEntry = { id: string; body: SizeTableContent };

/** A promo code. Sums are in kopecks. Days are `YYYY-MM-DD` and are whole days in Moscow time. */
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
  /** UUID of the rule, which stays the same when the rule's text changes. */
  id: string;
  title: string;
  /** Minimum sum of goods, in kopecks; null if any sum qualifies. */
  fromSum: number | null;
  /** Slugs of the models that earn the gift; empty if every model does. */
  models: string[];
  /** SKUs of the gifts; the shopper chooses one. */
  gifts: string[];
  ordinal: number;
  starts: string | null;
  ends: string | null;
};

/**
 * The content that editors have written, as read from a folder. Parts that the folder does not have stay
 * unchanged in the shop.
 */
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

/** Names of the parts, in the order in which they must be written to the shop. */
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
