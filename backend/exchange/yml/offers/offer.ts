import type { ArticleVat } from '#shared/orders/vat.ts';
import type { CompositionPart, ProductAttribute } from '../../../domain/tables/content-types.ts';
import type { FeedColour } from './colours/colour.ts';
import type { OfferOutlet } from './offer-stock.ts';
import type { Dimension } from './traits/size-parts.ts';

/** A second dimension of a size: height, cup, width of a shoe or leg length. */
export type SecondSize = { kind: Dimension | 'length'; value: string };

/** A sellable offer: one size of one colour of a model. Prices are kopecks. */
export type Offer = {
  line: number;
  id: string;
  articleId: string;
  groupId: string;
  name: string;
  vendor: string;
  /** '' if the feed has none. The same applies to all texts below. */
  vendorCode: string;
  sku: string;
  barcode: string;
  /** Ids of the feed's categories, main category first. */
  categoryIds: string[];
  price: number;
  priceBefore: number | null;
  colour: FeedColour;
  size: string;
  /** Further dimensions of the size. When the model is built, some of them become part of its sizes. */
  secondSizes: SecondSize[];
  sizeUnit: string;
  sizeSystem: string;
  international: string;
  /** All pieces, including those in stores. */
  stock: number;
  /** Pieces in stores; null if the offer does not name stores. */
  outlets: OfferOutlet[] | null;
  /** Addresses as in the feed. */
  pictures: string[];
  /**
   * The last part of the colour's address in the shop, if the feed's `url` has the form of the shop's
   * addresses.
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
  /** ISO 8601, UTC. */
  publishedAt: string;
  popularity: number | null;
  /** Whether each piece has a marking code («Честный знак»); null if the feed does not say. */
  requiresMarking: boolean | null;
  /** Whether the goods can be returned only if they are defective; null if the feed does not say. */
  isUnderwear: boolean | null;
  /** VAT of the goods; null if the feed does not say. */
  vat: ArticleVat | null;
  attributes: ProductAttribute[];
  /** For properties that the shop shows under another name: their names in the feed. */
  feedNames: Record<string, string>;
};
