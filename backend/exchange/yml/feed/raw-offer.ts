/** The text of one element of an offer, and the line on which the element begins. */
export type RawField = {
  value: string;
  line: number;
  /** Texts of nested elements that contain numbers of pieces, such as one per store. */
  parts?: readonly string[];
};

export type RawParam = RawField & { name: string; unit: string };

/** An `<offer>` as it is in the feed, before it is validated. */
export type RawOffer = {
  line: number;
  id: string;
  groupId: string;
  /** The attribute `available`, as text. An offer without it is available, according to YML. */
  available: string;
  /**
   * Texts of the child elements; the key is the element's name. Elements with the same name keep their order.
   */
  fields: Record<string, RawField[]>;
  params: RawParam[];
  /** The contents of `<outlets>`; null if the offer has none. */
  outlets: RawOutlet[] | null;
  /**
   * Contradictions found when the offer was converted from another format. If there are any, the offer is not
   * sold.
   */
  faults?: readonly RawRemark[];
  /**
   * Contradictions that were resolved when the offer was converted from another format. They are only
   * reported.
   */
  remarks?: readonly RawRemark[];
};

/** A message about a field. As in an issue, `why` completes a sentence and has no full stop. */
export type RawRemark = { field: string; why: string };

/** An `<outlet>` (the stock in one store) and its line. */
export type RawOutlet = { id: string; instock: string; line: number };

export type RawCategory = { id: string; parentId: string; name: string; line: number };

export type RawCurrency = { id: string; rate: string };

/** The parts of a feed in their order. There is one `shop`, before the first offer. */
export type FeedItem =
  | { kind: 'shop'; name: string; currencies: RawCurrency[]; categories: RawCategory[] }
  | { kind: 'offer'; offer: RawOffer };
