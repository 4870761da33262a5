import { shorten } from '#shared/text/plain-text.ts';
import { isUnknownElement } from './feed-elements.ts';
import type { Issue } from './issue.ts';
import type { Mapping } from './mapping-of-feed.ts';
import type { RawOffer } from './raw-offer.ts';

/** The report names at most this many elements; a longer list would not help its reader. */
const NAMES = 50;

/**
 * Collects the elements of offers that the shop does not read, so that the report names each element once.
 */
export class UnknownElements {
  readonly #found = new Map<string, { line: number; offerId: string; offers: number }>();

  add({ fields, id }: RawOffer, { stockElements, groupBy }: Mapping): void {
    const grouping = typeof groupBy === 'object' ? groupBy.field : undefined;
    for (const [name, [first]] of Object.entries(fields)) {
      if (!first || !isUnknownElement(name) || stockElements.includes(name) || name === grouping) continue;
      const known = this.#found.get(name);
      if (known) known.offers += 1;
      else if (this.#found.size < NAMES) this.#found.set(name, { line: first.line, offerId: id, offers: 1 });
    }
  }

  issues(): Issue[] {
    return [...this.#found].map(([name, { line, offerId, offers }]) => ({
      line,
      offerId,
      field: shorten(name, 40),
      why: `is not an element that the shop reads; it is left out in ${offers} offers, this is the first`,
    }));
  }
}
