import type { Transaction } from '../../platform/db/database.ts';
import type { CategoryPlan } from './feed/categories.ts';
import { FeedError } from './feed/feed-error.ts';
import type { FeedChunk } from './feed/reading/read-feed.ts';
import { type ContextOptions, readContext } from './feed-context.ts';
import { type IntakeOptions, OfferIntake } from './offer-intake.ts';
import { openStaging } from './staging.ts';

/** Maximum number of offers in one SQL statement. */
const BATCH = 500;

export type ReadOptions = ContextOptions &
  IntakeOptions & {
    onProgress: (offers: number, bytesRead: number) => void;
  };

export type ReadOffers = {
  offers: number;
  accepted: number;
  /** Whether at least one accepted offer has a stock by store. */
  namesStores: boolean;
  /** Stock in pieces of an available offer for which the feed has none. */
  usual: number;
  plan: CategoryPlan;
  /** Ids of the feed's categories that accepted offers belong to. */
  usedCategories: ReadonlySet<string>;
};

/**
 * Reads a feed to its end, validates every offer, and writes the offers that can be sold to staging tables in
 * the database. Throws FeedError if the feed is broken, has no offers, has prices in a foreign currency, or
 * if none of its offers can be sold.
 */
export async function readOffers(
  tx: Transaction,
  feed: AsyncIterable<FeedChunk>,
  options: ReadOptions,
): Promise<ReadOffers> {
  const { onWarning, onProgress } = options;
  await openStaging(tx);
  let shop: { plan: CategoryPlan; usual: number; intake: OfferIntake } | undefined;
  for await (const { items, bytesRead, remarks = [] } of feed) {
    for (const remark of remarks) onWarning(remark);
    for (const item of items) {
      if (item.kind === 'shop') {
        const { plan, context } = readContext(item, options);
        shop = { plan, usual: context.defaultStock, intake: new OfferIntake(tx, context, options) };
        continue;
      }
      if (!shop) throw new FeedError('The feed has offers outside its <offers>.');
      shop.intake.add(item.offer);
      if (shop.intake.waiting >= BATCH) {
        await shop.intake.flush();
        onProgress(shop.intake.offers, bytesRead);
      }
    }
    onProgress(shop?.intake.offers ?? 0, bytesRead);
  }
  if (!shop) throw new FeedError('The feed has no offers.');
  const { plan, usual, intake } = shop;
  await intake.flush();
  for (const issue of intake.feedIssues()) onWarning(issue);
  refuseUnsellable(plan, intake);
  const { offers, accepted, namesStores, usedCategories } = intake;
  return { offers, accepted, namesStores, usual, plan, usedCategories };
}

/** Throws FeedError if none of the feed's offers can be sold. */
function refuseUnsellable(plan: CategoryPlan, { offers, accepted, priceCount }: OfferIntake): void {
  if (offers === 0) throw new FeedError('The feed has no offers.');
  if (accepted + priceCount > 0) return;
  if (plan.categories.length === 0) throw new FeedError('The feed has no categories.');
  throw new FeedError(`None of the ${offers} offers of the feed can be sold.`);
}
