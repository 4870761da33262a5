/** One piece of text of an offer and the line on which its element begins. */
export type RawField = {
  value: string;
  line: number;
  /** The values of nested elements, if the element contains numbers of pieces. */
  parts?: readonly string[];
};

export type RawParam = RawField & { name: string; unit: string };

/** An `<offer>` as it is in the feed, before it is validated. */
export type RawOffer = {
  line: number;
  id: string;
  groupId: string;
  /** The attribute `available`. According to YML, the offer is available if it is absent. */
  available: string;
  /** Child elements by name, in the order of the feed. */
  fields: Record<string, RawField[]>;
  params: RawParam[];
  /** The contents of `<outlets>`; null if the offer has none. */
  outlets: RawOutlet[] | null;
  /**
   * Contradictions that were found when the offer was converted from another format. An offer with any of
   * them is not sold.
   */
  faults?: readonly RawRemark[];
  /** Contradictions that were resolved when the offer was converted from another format, for the report. */
  remarks?: readonly RawRemark[];
};

/** A message about a field. As in an issue, `why` is the end of a sentence. */
export type RawRemark = { field: string; why: string };

/** An `<outlet>` and its line. */
export type RawOutlet = { id: string; instock: string; line: number };

export type RawCategory = { id: string; parentId: string; name: string; line: number };

export type RawCurrency = { id: string; rate: string };

/** The items of a feed in their order. There is one `shop` item, before the first offer. */
export type FeedItem =
  | { kind: 'shop'; name: string; currencies: RawCurrency[]; categories: RawCategory[] }
  | { kind: 'offer'; offer: RawOffer };
