import type { Issue } from './feed/issue.ts';
import type { Mapping } from './feed/mapping-of-feed.ts';
import type { RawOffer } from './feed/raw-offer.ts';
import { UnknownElements } from './feed/unknown-elements.ts';
import { GroupFacts, type GroupProposal } from './mapping/group-facts.ts';
import type { PriceOffer } from './offers/price-offer.ts';
import type { SeenOffer } from './staging.ts';

/**
 * Collects findings that occur in many offers of a feed, so that the report has one warning about them
 * instead of thousands.
 */
export class FeedWarnings {
  readonly #unknown = new UnknownElements();
  readonly #ungrouped = new GroupFacts();
  #assumed: { first: SeenOffer; offers: number } | undefined;
  #firstPrice: PriceOffer | undefined;

  /** Takes note of an offer before it is validated. */
  addOffer(raw: RawOffer, mapping: Mapping): void {
    this.#unknown.add(raw, mapping);
  }

  /** Takes note of an offer that describes goods, unlike an offer with only prices or stock. */
  addGoods(raw: RawOffer, mapping: Mapping): void {
    if (mapping.groupBy === undefined) this.#ungrouped.add(raw);
  }

  addPrices(offer: PriceOffer): void {
    this.#firstPrice ??= offer;
  }

  /** Takes note of an offer whose stock is unknown, so that the default stock is assumed. */
  addAssumedStock(raw: RawOffer): void {
    this.#assumed = { first: this.#assumed?.first ?? raw, offers: (this.#assumed?.offers ?? 0) + 1 };
  }

  /**
   * The collected warnings.
   * @param pieces The default stock.
   * @param priceCount Number of offers with only prices or stock.
   */
  issues(pieces: number, priceCount: number): Issue[] {
    const { proposal } = this.#ungrouped;
    return [
      ...(this.#assumed ? [assumedStock(this.#assumed, pieces)] : []),
      ...(proposal ? [ungroupedIssue(proposal)] : []),
      ...this.#unknown.issues(),
      ...(this.#firstPrice ? [pricesAlone(this.#firstPrice, priceCount)] : []),
    ];
  }
}

/** A warning, one for the whole feed, that available offers lack a stock number. */
const assumedStock = ({ first, offers }: { first: SeenOffer; offers: number }, pieces: number): Issue => ({
  line: first.line,
  offerId: first.id,
  field: 'count',
  why: `is missing in ${offers} offers, this is the first; they are sold because they are available, with ${pieces} pieces each (mapping: stock: withoutNumber)`,
});

/** A warning, one for the whole feed, that offers contain only prices and stock. */
const pricesAlone = ({ line, id }: PriceOffer, offers: number): Issue => ({
  line,
  offerId: id,
  field: 'offer',
  why: `has only prices or stock, as have ${offers} offers, this is the first; nothing else of their goods is changed`,
});

const ungroupedIssue = ({ offers, models, examples, first }: GroupProposal): Issue => ({
  line: first?.line ?? 0,
  offerId: first?.id ?? '',
  field: 'group_id',
  why: `is missing in ${offers} offers that look like sizes of ${models} models (${examples[0]}); each is a model of its own (mapping: groups: by)`,
});
