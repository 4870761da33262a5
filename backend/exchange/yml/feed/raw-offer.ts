/** One piece of text of an offer and the line on which its element begins. */
export type RawField = { value: string; line: number };

export type RawParam = RawField & { name: string; unit: string };

/** An `<offer>` as it stands in the feed, nothing judged yet. */
export type RawOffer = {
  line: number;
  id: string;
  groupId: string;
  /** The attribute `available`; YML takes its absence for yes. */
  available: string;
  /** Child elements by name, in the order of the feed. */
  fields: Record<string, RawField[]>;
  params: RawParam[];
  /** What `<outlets>` holds; null without it. */
  outlets: RawOutlet[] | null;
};

/** An `<outlet>` and the line on which it stands. */
export type RawOutlet = { id: string; instock: string; line: number };

export type RawCategory = { id: string; parentId: string; name: string; line: number };

export type RawCurrency = { id: string; rate: string };

/** What a feed consists of, in its own order. `shop` comes once, before the first offer. */
export type FeedItem =
  | { kind: 'shop'; name: string; currencies: RawCurrency[]; categories: RawCategory[] }
  | { kind: 'offer'; offer: RawOffer };
