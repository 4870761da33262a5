import type { ArticleVat } from '#shared/orders/vat.ts';

/** A column of a table of goods. Errors and warnings name the column that they are about. */
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

/** The changes that a row requests. Fields that are not set stay unchanged. Prices are in kopecks. */
export type GoodsChange = {
  price?: number;
  /** The old price, which is shown as the price before; null removes it. */
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

/** The code by which messages refer to a row: the SKU, or the barcode if the row has no SKU. */
export const codeOf = ({ sku, barcode }: Pick<ChangeRow, 'sku' | 'barcode'>): string => sku || barcode;

/** A size in the shop that a row changes. */
export type FoundSize = { id: string; variantId: string; groupId: string; size: string; sku: string };
