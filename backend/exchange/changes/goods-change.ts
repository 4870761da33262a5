import type { ArticleVat } from '#shared/orders/vat.ts';

/**
 * A column of a table with which the retailer changes goods. Each error or warning names the column of the
 * wrong value.
 */
export type ChangeColumn =
  | 'sku'
  | 'barcode'
  | 'size'
  | 'price'
  | 'oldPrice'
  | 'stock'
  | 'vat'
  | 'hidden'
  | 'shown'
  | 'name'
  | 'description';

/**
 * The changes that a row of the table requests. Fields that are not set stay unchanged. Prices are in
 * kopecks.
 */
export type GoodsChange = {
  price?: number;
  /** The former price, shown crossed out beside the price; null removes it. */
  priceBefore?: number | null;
  stock?: number;
  /** The VAT rate of the goods; null means that the seller's rate applies. */
  vat?: ArticleVat | null;
  isHidden?: boolean;
  name?: string;
  description?: string;
};

export type GoodsField = keyof GoodsChange;

export type ChangeRow = {
  line: number;
  sku: string;
  barcode: string;
  size: string;
  change: GoodsChange;
};

/** The code that names a row in messages: the SKU, or the barcode if the row has no SKU. */
export const codeOf = ({ sku, barcode }: Pick<ChangeRow, 'sku' | 'barcode'>): string => sku || barcode;

/** A size of the shop to which the changes of a row apply. */
export type FoundSize = { id: string; variantId: string; groupId: string; size: string; sku: string };
