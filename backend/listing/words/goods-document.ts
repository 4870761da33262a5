/**
 * A model in the form that the search indexes. `group` and `variant` are the numbers of the model and its
 * colours in the snapshot of goods.
 */
export type GoodsDocument = {
  group: number;
  name: string;
  brandLine: string;
  description: string;
  season: string;
  fit: string;
  /** Names of the fibres, the largest share first. */
  materials: readonly string[];
  attributes: readonly { name: string; value: string }[];
  /** Categories of the model and their ancestors. */
  categories: readonly { name: string; path: string }[];
  /** Colours of the model, with consecutive numbers. */
  variants: readonly {
    variant: number;
    vendorCode: string;
    skus: readonly string[];
    colourName: string;
    colourFamily: string;
  }[];
};
