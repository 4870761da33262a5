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
  /** Path without the leading slash: `kollektsiya/zimniy-gorod`. */
  path: string;
  name: string;
  kind: 'new' | 'sale' | 'collection' | 'promotion';
  ordinal: number;
  isInMenu: boolean;
  landing: LandingContent | null;
  /** Slugs of the models that editors chose for the listing; undefined if a rule selects its goods. */
  goods?: string[] | undefined;
};

/** Editorial content of a listing: tiles beside its goods, and features in the menu. */
export type DecorationEntry = {
  path: string;
  tile: TileContent | null;
  /** Tiles with a period. During its period, such a tile is shown instead of `tile`. */
  timedTiles?: (TileContent & Period)[] | undefined;
  feature: MenuFeature | null;
};

/**
 * The price, during a period, of the goods with a certain code; in kopecks. If `oldPrice` is null, the usual
 * price is shown as the old price.
 */
export type PriceEntry = PricedCode & Period & { price: number; oldPrice: number | null };

type SizeTableEntry = { id: string; body: SizeTableContent };

/** A promo code. Sums are in kopecks. Days are `YYYY-MM-DD` and are whole days in Moscow time. */
export type PromoCodeEntry = {
  code: string;
  kind: 'percent' | 'sum' | 'free-delivery';
  /** The discount: in percent (a whole number) or in kopecks, depending on its kind; 0 for free delivery. */
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
  /** UUID of the gift rule. It stays the same when the rule's text changes. */
  id: string;
  title: string;
  /** The rule applies from this sum of goods on, in kopecks; null if it applies to any sum. */
  fromSum: number | null;
  /** Slugs of the models with which the cart earns the gift; empty if any model does. */
  models: string[];
  /** SKUs of the gifts, from which the shopper chooses one. */
  gifts: string[];
  ordinal: number;
  starts: string | null;
  ends: string | null;
};

/**
 * All content of a shop that editors write, as read from a folder. If a part is undefined, it stays unchanged
 * in the shop.
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
