import type { Transaction } from '../../platform/db/database.ts';
import type { Issue } from './feed/issue.ts';
import type { RawOffer } from './feed/raw-offer.ts';
import { FeedWarnings } from './feed-warnings.ts';
import { withKnownGoods } from './known-goods.ts';
import { type Checked, checkOffer, namesNoGoods } from './offers/check-offer.ts';
import { isPriceOffer, readPriceOffer } from './offers/price-offer.ts';
import type { CheckContext } from './offers/required-parts.ts';
import { StagedOffers } from './staged-offers.ts';
import { noteSeen, type SeenOffer } from './staging.ts';

/**
 * An offer without size and colour. If the shop has a size with its id, that size completes the offer. If
 * not, the offer is refused for the reasons in `refusals`.
 */
type Incomplete = { raw: RawOffer; refusals: readonly Issue[] };

export type IntakeOptions = {
  /** Whether goods of the shop keep values that their offers in the feed lack. */
  keepsAbsent: boolean;
  /** Called for each refused offer with all reasons. */
  onRefused: (issues: readonly Issue[]) => void;
  onWarning: (issue: Issue) => void;
};

/** Validates the offers of a feed. Offers that can be sold are written to staging tables in the database. */
export class OfferIntake {
  readonly #tx: Transaction;
  readonly #context: CheckContext;
  readonly #options: IntakeOptions;
  readonly #staged: StagedOffers;
  readonly #forFeed = new FeedWarnings();
  readonly #usedCategories = new Set<string>();
  #seen: SeenOffer[] = [];
  #incomplete: Incomplete[] = [];
  #offers = 0;
  #namesStores = false;

  constructor(tx: Transaction, context: CheckContext, options: IntakeOptions) {
    this.#tx = tx;
    this.#context = context;
    this.#options = options;
    this.#staged = new StagedOffers(tx, options.onRefused);
  }

  /** Number of offers so far, sold or refused. */
  get offers(): number {
    return this.#offers;
  }

  /** Number of offers that `flush` has not yet written. */
  get waiting(): number {
    return this.#seen.length;
  }

  /** Number of accepted offers that describe goods. */
  get accepted(): number {
    return this.#staged.accepted;
  }

  /** Number of accepted offers with only prices or stock. */
  get priceCount(): number {
    return this.#staged.priceCount;
  }

  /** Whether at least one accepted offer has a stock by store. */
  get namesStores(): boolean {
    return this.#namesStores;
  }

  /** Ids of the feed's categories that accepted offers belong to. */
  get usedCategories(): ReadonlySet<string> {
    return this.#usedCategories;
  }

  add(raw: RawOffer): void {
    const { mapping } = this.#context;
    this.#offers += 1;
    this.#seen.push(raw);
    this.#forFeed.addOffer(raw, mapping);
    if (isPriceOffer(raw, mapping.stockElements)) this.#addPrices(raw);
    else this.#addGoods(raw);
  }

  /** Writes the offers that were added since the previous call to the staging tables. */
  async flush(): Promise<void> {
    if (this.#seen.length > 0) await noteSeen(this.#tx, this.#seen);
    this.#seen = [];
    await this.#addIncomplete();
    await this.#staged.flush();
  }

  /** Warnings about the feed as a whole. Call this after the last `flush`. */
  feedIssues(): Issue[] {
    return this.#forFeed.issues(this.#context.defaultStock, this.priceCount);
  }

  #addPrices(raw: RawOffer): void {
    const read = readPriceOffer(raw, this.#context);
    if ('refusals' in read) {
      this.#options.onRefused(read.refusals);
      return;
    }
    for (const warning of read.warnings) this.#options.onWarning(warning);
    this.#forFeed.addPrices(read.offer);
    this.#staged.addPrices(read.offer);
  }

  #addGoods(raw: RawOffer): void {
    const { mapping } = this.#context;
    this.#forFeed.addGoods(raw, mapping);
    const checked = checkOffer(raw, this.#context);
    if ('refusals' in checked && this.#options.keepsAbsent && namesNoGoods(raw, mapping))
      this.#incomplete.push({ raw, refusals: checked.refusals });
    else this.#addChecked(raw, checked);
  }

  #addChecked(raw: RawOffer, checked: Checked): void {
    if ('refusals' in checked) {
      this.#options.onRefused(checked.refusals);
      return;
    }
    for (const warning of checked.warnings) this.#options.onWarning(warning);
    if (checked.isStockAssumed) this.#forFeed.addAssumedStock(raw);
    for (const offer of checked.offers) {
      for (const id of offer.categoryIds) this.#usedCategories.add(id);
      this.#namesStores ||= offer.outlets !== null;
      this.#staged.add(offer);
    }
  }

  /**
   * Completes the offers without size and colour for which the shop knows both, and adds them. Refuses the
   * rest of these offers.
   */
  async #addIncomplete(): Promise<void> {
    const incomplete = this.#incomplete;
    this.#incomplete = [];
    const raws = incomplete.map(({ raw }) => raw);
    const known = await withKnownGoods(this.#tx, raws, this.#context.mapping);
    for (const { raw, refusals } of incomplete) {
      const whole = known.get(raw);
      if (!whole) this.#options.onRefused(refusals);
      else {
        const why = 'names neither size nor colour; those of the goods that the shop has under this id stay';
        this.#options.onWarning({ line: raw.line, offerId: raw.id, field: 'offer', why });
        this.#addChecked(raw, checkOffer(whole, this.#context));
      }
    }
  }
}
