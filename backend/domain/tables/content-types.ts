/** Types of the values in JSON columns of the database. The services convert them to the contract's types. */

export type CompositionPart = { fibre: string; percent: number };

export type ProductAttribute = { name: string; value: string };

export type WornBy = { heightCm: number; size: string };

/** A stored picture. `template` is a URL template with the placeholders `{width}` and `{format}`. */
export type PictureSource = { template: string; widths: number[]; alt: string; tint: string };

/**
 * A period of time with ISO times in UTC. `to` is exclusive; without `from` or `to`, the period is open at
 * that end.
 */
export type Period = { from?: string | undefined; to?: string | undefined };

type ContentLink = { label: string; path: string };

/** A stored scene. `width` and `height` are those of its largest size, in pixels. */
export type SceneSource = PictureSource & { width: number; height: number };

/** A scene as two crops, one for wide screens and one for narrow ones. */
export type SceneCuts = { wide: SceneSource; narrow: SceneSource };

/**
 * Content of the home page. It refers to goods by the slugs of their product pages; the goods are looked up
 * when the page is shown.
 */
export type HomeContent = {
  hero: HeroContent | null;
  /** Heroes with periods. During its period, a hero is shown instead of `hero`. */
  timedHeroes?: (HeroContent & Period)[] | undefined;
  sections: (HomeSectionContent & Period)[];
};

export type HeroContent = { title: string; text: string; link: ContentLink; scene: SceneCuts };

/** A collection or promotion as other pages announce it. Its last day is stored with its landing. */
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

/** An outfit. It refers to goods by the slugs of their product pages. */
type LookContent = { title: string; scene: SceneCuts; productUrls: string[] };

/**
 * The text of a collection, promotion or sale above its goods. `startsAt` and `endsAt` are its first and last
 * day as pages show them, `YYYY-MM-DD`. `from` and `to` are set if its period does not consist of whole days
 * in Moscow time.
 */
export type LandingContent = Period & {
  text: string;
  scene: SceneCuts | null;
  look?: LookContent;
  terms: string | null;
  startsAt: string | null;
  endsAt: string | null;
};

/** An editorial picture between the cards of a listing. */
export type TileContent = { title: string; link: ContentLink; picture: SceneSource };

/** The campaign links and pictures of a department in the open menu. */
export type MenuFeature = {
  links: ContentLink[];
  pictures: { label: string; path: string; picture: PictureSource }[];
};

/** A service of the shop, such as delivery, that every product page mentions. */
export type ServiceContent = {
  kind: 'delivery' | 'pickup' | 'fitting' | 'return';
  title: string;
  text: string;
  link: ContentLink | null;
};

/** A size table. Each row has one body measurement for each entry of `columns`. */
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

/**
 * Opening hours of a store on some days of the week. Monday is 1; times are `HH:MM` in the store's time zone.
 */
export type StoreHours = { days: number[]; opens: string; closes: string };

/**
 * A day (YYYY-MM-DD) on which a store has other hours than usual. Null hours mean that the store is closed.
 */
export type StoreSpecialDay = {
  day: string;
  opens: string | null;
  closes: string | null;
  reason: string | null;
};

/** Kinds of text pages; the kind is the first segment of a page's URL path. */
export type ContentKind = 'page' | 'guide' | 'policy' | 'support' | 'about' | 'journal';

/** Content of a text page. Its strings are plain text without markup. */
export type PageContent = {
  title: string;
  description: string;
  /**
   * Whether the page consists of questions and answers. Each heading is then a question, and the blocks below
   * it are its answer.
   */
  isFaq?: true;
  /** The picture at the top of the page. */
  scene?: SceneCuts;
  /**
   * Slugs of the products that the page shows. When the page is read, goods that no longer exist are left
   * out.
   */
  productUrls?: string[];
  blocks: ContentBlock[];
};

export type ContentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  /** A table. Each row has one cell per column; the first cell of a row is the heading of this row. */
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }
  | { kind: 'links'; links: ContentLink[] }
  | { kind: 'picture'; picture: SceneSource; caption: string | null };
