import type { CompositionPart, ProductAttribute } from '../../../domain/tables/content-types.ts';
import type { FeedColour } from './colour.ts';
import type { OfferOutlet } from './offer-stock.ts';

/** An offer that can be sold: one size of one colour of a model. Prices are kopecks. */
export type Offer = {
  line: number;
  id: string;
  articleId: string;
  groupId: string;
  name: string;
  vendor: string;
  /** '' when the feed has none, as with all texts below. */
  vendorCode: string;
  sku: string;
  barcode: string;
  /** Ids of the feed's categories, the one of the breadcrumbs first. */
  categoryIds: string[];
  price: number;
  priceBefore: number | null;
  colour: FeedColour;
  size: string;
  sizeUnit: string;
  sizeSystem: string;
  international: string;
  /** All pieces, those in stores among them. */
  stock: number;
  /** Pieces in stores; null when the offer does not name stores. */
  outlets: OfferOutlet[] | null;
  /** Addresses as they stand in the feed. */
  pictures: string[];
  /** Last part of its address in the shop, when the feed's `url` has one of the shop's form. */
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
  /** Whether each piece has a marking code («Честный знак»); null when the feed does not say. */
  requiresMarking: boolean | null;
  /** Whether it comes back for a defect only; null when the feed does not say. */
  isUnderwear: boolean | null;
  attributes: ProductAttribute[];
};
