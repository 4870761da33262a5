/** Shapes kept as JSON columns. They are the catalogue's own; services turn them into the contract's. */

export type CompositionPart = { fibre: string; percent: number };
export type ProductAttribute = { name: string; value: string };
export type WornBy = { heightCm: number; size: string };

/** A picture as the catalogue keeps it; `{width}` and `{format}` stay open in the template. */
export type PictureSource = { template: string; widths: number[]; alt: string; tint: string };

type ContentLink = { label: string; path: string };

/** Content of the home page. Goods are named by their product address and looked up when it is shown. */
export type HomeContent = {
  hero: { title: string; text: string; link: ContentLink; productUrls: string[] };
  sections: HomeSectionContent[];
};

export type HomeSectionContent =
  | { kind: 'product-row'; title: string; link: ContentLink; productUrls: string[] }
  | { kind: 'story'; title: string; text: string; link: ContentLink; productUrls: string[] }
  | { kind: 'departments'; title: string; departments: { path: string; productUrl: string }[] }
  | { kind: 'services'; title: string; services: { title: string; text: string }[] };

/** Kinds of pages of text, each the first part of its address. */
export type ContentKind = 'page' | 'guide' | 'policy' | 'support';

/** Content of a page of text. All texts are plain. */
export type PageContent = { title: string; description: string; blocks: ContentBlock[] };

export type ContentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  /** The first cell of a row names the row; every row has as many cells as there are columns. */
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }
  | { kind: 'links'; links: ContentLink[] };
