import type { ArticleVat } from '#shared/orders/vat.ts';
import type { CompositionPart, ProductAttribute } from '../../../domain/tables/content-types.ts';
import type { FeedColour } from './colours/colour.ts';
import type { OfferOutlet } from './offer-stock.ts';
import type { Dimension } from './traits/size-parts.ts';

/** A second dimension of a size: height, cup, width of a shoe, or length of a leg. */
export type SecondSize = { kind: Dimension | 'length'; value: string };

/** A sellable offer: one size of one colour of a model. Prices are kopecks. */
export type Offer = {
  line: number;
  id: string;
  articleId: string;
  groupId: string;
  name: string;
  vendor: string;
  /**
   * The vendor code; '' if the feed has none. Like all texts below, it is '' if the feed does not contain it.
   */
  vendorCode: string;
  sku: string;
  barcode: string;
  /** Ids of the feed's categories, main category first. */
  categoryIds: string[];
  price: number;
  priceBefore: number | null;
  colour: FeedColour;
  size: string;
  /** Further dimensions of the size. When the model is built, some of them are made part of its sizes. */
  secondSizes: SecondSize[];
  sizeUnit: string;
  sizeSystem: string;
  international: string;
  /** Number of pieces, including the pieces in stores. */
  stock: number;
  /** Pieces in stores; null if the offer has no outlets. */
  outlets: OfferOutlet[] | null;
  /** URLs or paths of pictures as in the feed. */
  pictures: string[];
  /**
   * The slug of the colour's page, if the `url` in the feed has the form of the shop's URLs; otherwise ''.
   */
  productUrl: string;
  description: string;
  composition: CompositionPart[];
  lining: CompositionPart[];
  season: string;
  fit: string;
  careCodes: string[];
  country: string;
  gender: string;
  age: string;
  wornBy: { heightCm: number; size: string } | null;
  /** The publication time in ISO 8601, UTC. */
  publishedAt: string;
  popularity: number | null;
  /** Whether each piece has a marking code («Честный знак»); null if the feed does not contain that. */
  requiresMarking: boolean | null;
  /** Whether the goods can be returned only if they are defective; null if the feed does not contain that. */
  isUnderwear: boolean | null;
  /** VAT rate of the goods; null if the feed contains none. */
  vat: ArticleVat | null;
  attributes: ProductAttribute[];
  /** The names in the feed of properties that the shop shows under another name. */
  feedNames: Record<string, string>;
};
