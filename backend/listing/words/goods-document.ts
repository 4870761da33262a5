/** A model as the search reads it. `group` and `variant` are ordinals of the snapshot. */
export type GoodsDocument = {
  group: number;
  name: string;
  brandLine: string;
  description: string;
  season: string;
  fit: string;
  /** Fibres, the one there is most of first. */
  materials: readonly string[];
  attributes: readonly { name: string; value: string }[];
  /** Those it stands in with all above them. */
  categories: readonly { name: string; path: string }[];
  /** Neighbours in their ordinals. */
  variants: readonly {
    variant: number;
    vendorCode: string;
    skus: readonly string[];
    colourName: string;
    colourFamily: string;
  }[];
};
