import type {
  ContentKind,
  HomeContent,
  LandingContent,
  MenuFeature,
  PageContent,
  ServiceContent,
  SizeTableContent,
  TileContent,
} from '../../domain/tables/content-types.ts';

/** A page of text. */
export type PageEntry = {
  kind: ContentKind;
  slug: string;
  /** Day of the last change of its text, `YYYY-MM-DD`. */
  updated: string;
  body: PageContent;
};

/** A listing that editors made: a collection, a promotion, new arrivals, the sale or a part of it. */
export type CampaignEntry = {
  /** Without the leading slash, such as `kollektsiya/zimniy-gorod`. */
  path: string;
  name: string;
  kind: 'new' | 'sale' | 'collection' | 'promotion';
  ordinal: number;
  isInMenu: boolean;
  landing: LandingContent | null;
  /** Slugs of the models that editors gathered; undefined where the kind itself gathers them. */
  goods?: string[] | undefined;
};

/** What stands around the goods of a listing and in its menu. */
type DecorationEntry = { path: string; tile: TileContent | null; feature: MenuFeature | null };

type SizeTableEntry = { id: string; body: SizeTableContent };

/** Sums are kopecks, days are `YYYY-MM-DD` and count whole in Moscow. */
export type PromoCodeEntry = {
  code: string;
  kind: 'percent' | 'sum' | 'free-delivery';
  /** Whole percent, or kopecks; 0 for free delivery. */
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
  /** UUID; a rule keeps its id when its words change. */
  id: string;
  title: string;
  /** Kopecks; null when the sum does not matter. */
  fromSum: number | null;
  /** Slugs of the models that earn it; empty when any goods do. */
  models: string[];
  /** SKUs of which one may be chosen. */
  gifts: string[];
  ordinal: number;
  starts: string | null;
  ends: string | null;
};

/** Everything editors write, as one folder holds it. A part that is absent stays as it is in the shop. */
export type ContentSet = {
  pages?: PageEntry[];
  home?: HomeContent;
  services?: ServiceContent[];
  sizeTables?: SizeTableEntry[];
  campaigns?: CampaignEntry[];
  decorations?: DecorationEntry[];
  promoCodes?: PromoCodeEntry[];
  giftRules?: GiftRuleEntry[];
};

/** Names of the parts, in the order in which they are put in. */
export const contentParts = [
  'pages',
  'home',
  'services',
  'sizeTables',
  'campaigns',
  'decorations',
  'promoCodes',
  'giftRules',
] as const satisfies readonly (keyof ContentSet)[];
