/** One piece of text of an offer and the line on which its element begins. */
export type RawField = {
  value: string;
  line: number;
  /** The values of the elements inside it, if it says how many pieces there are. */
  parts?: readonly string[];
};

export type RawParam = RawField & { name: string; unit: string };

/** An `<offer>` as it is in the feed, before it is validated. */
export type RawOffer = {
  line: number;
  id: string;
  groupId: string;
  /** The attribute `available`. In YML, an absent one means yes. */
  available: string;
  /** Child elements by name, in the order of the feed. */
  fields: Record<string, RawField[]>;
  params: RawParam[];
  /** The contents of `<outlets>`; null if the offer has none. */
  outlets: RawOutlet[] | null;
  /** Contradictions that the source of the offer has found. They prevent its sale. */
  faults?: readonly RawRemark[];
  /** Contradictions that the source of the offer has resolved, for the report. */
  remarks?: readonly RawRemark[];
};

/** A message that completes a sentence about a field, as in an issue. */
export type RawRemark = { field: string; why: string };

/** An `<outlet>` and its line. */
export type RawOutlet = { id: string; instock: string; line: number };

export type RawCategory = { id: string; parentId: string; name: string; line: number };

export type RawCurrency = { id: string; rate: string };

/** The items of a feed in the order of the feed. There is one `shop`, before the first offer. */
export type FeedItem =
  | { kind: 'shop'; name: string; currencies: RawCurrency[]; categories: RawCategory[] }
  | { kind: 'offer'; offer: RawOffer };
