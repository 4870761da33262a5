/** Shapes kept as JSON columns. They are the catalog's own; services turn them into the contract's. */

export type CompositionPart = { fibre: string; percent: number };

export type ProductAttribute = { name: string; value: string };

export type WornBy = { heightCm: number; size: string };

/** A picture as the catalog keeps it; `{width}` and `{format}` stay open in the template. */
export type PictureSource = { template: string; widths: number[]; alt: string; tint: string };

type ContentLink = { label: string; path: string };

/** A scene as the catalog keeps it; sizes are pixels of the largest. */
export type SceneSource = PictureSource & { width: number; height: number };

/** One scene, cut for wide windows and for narrow ones. */
export type SceneCuts = { wide: SceneSource; narrow: SceneSource };

/** Content of the home page. Goods are named by their product address and looked up when it is shown. */
export type HomeContent = {
  hero: { title: string; text: string; link: ContentLink; scene: SceneCuts } | null;
  sections: HomeSectionContent[];
};

/** A collection or a promotion as other pages announce it; its last day is that of its landing. */
export type CampaignContent = { title: string; text: string; path: string; picture: SceneSource };

export type HomeSectionContent =
  | { kind: 'product-row'; title: string; link: ContentLink; productUrls: string[] }
  | {
      kind: 'story';
      title: string;
      text: string;
      link: ContentLink;
      scene: SceneSource;
      productUrl: string | null;
    }
  | { kind: 'departments'; title: string; departments: { path: string; picture: PictureSource }[] }
  | ({ kind: 'look' } & LookContent)
  | { kind: 'collections'; title: string; campaigns: CampaignContent[] }
  | { kind: 'promotions'; title: string; campaigns: CampaignContent[] }
  | { kind: 'services'; title: string; services: { title: string; text: string }[] };

/** An outfit, its pieces by product address. */
type LookContent = { title: string; scene: SceneCuts; productUrls: string[] };

/** What a collection, a promotion or a sale says above its goods. Days are `YYYY-MM-DD`. */
export type LandingContent = {
  text: string;
  scene: SceneCuts | null;
  look?: LookContent;
  terms: string | null;
  startsAt: string | null;
  endsAt: string | null;
};

/** An editorial picture among the cards of a listing. */
export type TileContent = { title: string; link: ContentLink; picture: SceneSource };

/** What the open menu of a department shows beside its categories. */
export type MenuFeature = {
  links: ContentLink[];
  pictures: { label: string; path: string; picture: PictureSource }[];
};

/** What the shop does around every product. */
export type ServiceContent = {
  kind: 'delivery' | 'pickup' | 'fitting' | 'return';
  title: string;
  text: string;
  link: ContentLink | null;
};

/** A size table; every row has as many measurements as there are columns. */
export type SizeTableContent = {
  title: string;
  note: string | null;
  columns: string[];
  rows: {
    russian: string;
    european: string | null;
    international: string | null;
    measurements: string[];
  }[];
  advice: string[];
};

/** Days of the week, Monday is 1; times are `HH:MM` of the store. */
export type StoreHours = { days: number[]; opens: string; closes: string };

/** A day, YYYY-MM-DD, with other hours than usual; null when the store is closed. */
export type StoreSpecialDay = {
  day: string;
  opens: string | null;
  closes: string | null;
  reason: string | null;
};

/** Kinds of pages of text, each the first part of its address. */
export type ContentKind = 'page' | 'guide' | 'policy' | 'support' | 'about' | 'journal';

/** Content of a page of text. All texts are plain. */
export type PageContent = {
  title: string;
  description: string;
  /** Whether headings are questions and what follows each is the answer. */
  isFaq?: true;
  /** The picture at its head. */
  scene?: SceneCuts;
  /** Goods it speaks of, by product address; those that are gone are left out when it is shown. */
  productUrls?: string[];
  blocks: ContentBlock[];
};

export type ContentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  /** The first cell of a row names the row; every row has as many cells as there are columns. */
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }
  | { kind: 'links'; links: ContentLink[] }
  | { kind: 'picture'; picture: SceneSource; caption: string | null };
