import type { ArticleVat } from '#shared/orders/vat.ts';

/** A column of a table that may say what a change is about. */
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

/** What a row changes. What it does not have stays as it is. Prices are kopecks. */
export type GoodsChange = {
  price?: number;
  /** Null removes the old price. */
  priceBefore?: number | null;
  stock?: number;
  /** Null gives the goods the VAT of the seller. */
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

/** The code by which messages name a row. */
export const codeOf = ({ sku, barcode }: Pick<ChangeRow, 'sku' | 'barcode'>): string => sku || barcode;

/** A size that a row names. */
export type FoundSize = { id: string; variantId: string; groupId: string; size: string; sku: string };
