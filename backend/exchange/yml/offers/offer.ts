import type { ArticleVat } from '#shared/orders/vat.ts';
import type { CompositionPart, ProductAttribute } from '../../../domain/tables/content-types.ts';
import type { FeedColour } from './colours/colour.ts';
import type { OfferOutlet } from './offer-stock.ts';
import type { Dimension } from './traits/size-parts.ts';

/** A second dimension of a size: height, bra cup, shoe width or leg length. */
export type SecondSize = { kind: Dimension | 'length'; value: string };

/** An offer that can be sold: one size of one colour of a model. Prices are in kopecks. */
export type Offer = {
  line: number;
  id: string;
  articleId: string;
  groupId: string;
  name: string;
  vendor: string;
  /** The vendor code. Like all texts below, it is '' if the feed does not contain it. */
  vendorCode: string;
  sku: string;
  barcode: string;
  /** Ids of the offer's categories in the feed, main category first. */
  categoryIds: string[];
  price: number;
  priceBefore: number | null;
  colour: FeedColour;
  size: string;
  /** More dimensions of the size. When the model is built, some become part of the size's name. */
  secondSizes: SecondSize[];
  sizeUnit: string;
  sizeSystem: string;
  international: string;
  /** Total number of pieces; those in stores are included. */
  stock: number;
  /** Stock by store; null if the offer has no outlets. */
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
  /** Whether each piece has a marking code («Честный знак»); null if the feed does not say. */
  requiresMarking: boolean | null;
  /** Whether the goods can be returned only if they are defective; null if the feed does not say. */
  isUnderwear: boolean | null;
  /** VAT rate of the goods; null if the feed has none. */
  vat: ArticleVat | null;
  attributes: ProductAttribute[];
  /**
   * For properties that the shop shows under another name, the name in the feed; the key is the shown name.
   */
  feedNames: Record<string, string>;
};
