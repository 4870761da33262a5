import type { Transaction } from '../../platform/db/database.ts';
import type { Issue } from './feed/issue.ts';
import type { Offer } from './offers/offer.ts';
import type { PriceOffer } from './offers/price-offer.ts';
import { stage, stagePrices } from './staging.ts';

/**
 * Collects the offers of a feed that can be sold, and writes them in batches to staging tables in the
 * database.
 */
export class StagedOffers {
  readonly #tx: Transaction;
  readonly #onRefused: (issues: readonly Issue[]) => void;
  #offers: Offer[] = [];
  #prices: PriceOffer[] = [];
  #numbered = 0;
  #accepted = 0;
  #priceCount = 0;

  /** @param onRefused Called for an offer with the same id as an earlier one. */
  constructor(tx: Transaction, onRefused: (issues: readonly Issue[]) => void) {
    this.#tx = tx;
    this.#onRefused = onRefused;
  }

  /** Number of collected offers that describe goods. */
  get accepted(): number {
    return this.#accepted;
  }

  /** Number of collected offers with only prices or stock. */
  get priceCount(): number {
    return this.#priceCount;
  }

  add(offer: Offer): void {
    this.#offers.push(offer);
  }

  addPrices(offer: PriceOffer): void {
    this.#prices.push(offer);
  }

  /** Writes the offers that were added since the previous call to the staging tables. */
  async flush(): Promise<void> {
    if (this.#offers.length > 0) {
      const repeated = await stage(this.#tx, this.#offers, this.#numbered);
      for (const issue of repeated) this.#onRefused([issue]);
      this.#accepted += this.#offers.length - repeated.length;
      this.#numbered += this.#offers.length;
    }
    if (this.#prices.length > 0) {
      const repeated = await stagePrices(this.#tx, this.#prices);
      for (const issue of repeated) this.#onRefused([issue]);
      this.#priceCount += this.#prices.length - repeated.length;
    }
    this.#offers = [];
    this.#prices = [];
  }
}
