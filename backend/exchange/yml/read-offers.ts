import type { Transaction } from '../../platform/db/database.ts';
import type { CategoryPlan } from './feed/categories.ts';
import { FeedError } from './feed/feed-error.ts';
import type { Issue } from './feed/issue.ts';
import type { FeedItem, RawOffer } from './feed/raw-offer.ts';
import type { FeedChunk } from './feed/read-feed.ts';
import { type ContextOptions, ONE_PIECE, readContext } from './feed-context.ts';
import { FeedWarnings } from './feed-warnings.ts';
import { withKnownGoods } from './known-goods.ts';
import { type Checked, checkOffer, namesNoGoods } from './offers/check-offer.ts';
import { isPriceOffer, readPriceOffer } from './offers/price-offer.ts';
import type { CheckContext } from './offers/required-parts.ts';
import { StagedOffers } from './staged-offers.ts';
import { noteSeen, openStaging, type SeenOffer } from './staging.ts';

/**
 * An offer without size and colour. It is completed if the shop has its goods, and otherwise refused for the
 * reasons in `refusals`.
 */
type Incomplete = { raw: RawOffer; refusals: readonly Issue[] };

/** Number of offers per SQL statement. */
const BATCH = 500;

export type ReadOptions = ContextOptions & {
  /** Called for each refused offer with all reasons. */
  onRefused: (issues: readonly Issue[]) => void;
  onProgress: (offers: number, bytesRead: number) => void;
};

export type ReadOffers = {
  offers: number;
  accepted: number;
  /** Whether at least one accepted offer contains stock in stores. */
  namesStores: boolean;
  /** Number of pieces of an available offer for which the feed has no number. */
  usual: number;
  plan: CategoryPlan;
  /** Categories of the feed to which accepted offers belong. */
  usedCategories: ReadonlySet<string>;
};

/**
 * Reads a feed to its end, validates every offer and stages the offers that can be sold. Throws FeedError if
 * the feed is broken, has no offers, has prices in a foreign currency, or has no offer that can be sold.
 */
export async function readOffers(
  tx: Transaction,
  feed: AsyncIterable<FeedChunk>,
  options: ReadOptions,
): Promise<ReadOffers> {
  const { keepsAbsent, onRefused, onWarning, onProgress } = options;
  await openStaging(tx);
  let plan: CategoryPlan | undefined;
  let context: CheckContext | undefined;
  let offers = 0;
  let namesStores = false;
  let seen: SeenOffer[] = [];
  let incomplete: Incomplete[] = [];
  const used = new Set<string>();
  const staged = new StagedOffers(tx, onRefused);
  const forFeed = new FeedWarnings();

  async function flush(): Promise<void> {
    if (seen.length > 0) await noteSeen(tx, seen);
    await completeOffers();
    await staged.flush();
    seen = [];
  }

  /**
   * Completes and accepts the offers for which the shop knows size and colour, and refuses the other offers.
   */
  async function completeOffers(): Promise<void> {
    if (!context || incomplete.length === 0) return;
    const raws = incomplete.map(({ raw }) => raw);
    const known = await withKnownGoods(tx, raws, context.mapping);
    for (const { raw, refusals } of incomplete) {
      const whole = known.get(raw);
      if (!whole) onRefused(refusals);
      else {
        const why = 'names neither size nor colour; those of the goods that the shop has under this id stay';
        onWarning({ line: raw.line, offerId: raw.id, field: 'offer', why });
        takeChecked(raw, checkOffer(whole, context));
      }
    }
    incomplete = [];
  }

  function takePrices(raw: RawOffer, known: CheckContext): void {
    const read = readPriceOffer(raw, known);
    if ('refusals' in read) {
      onRefused(read.refusals);
      return;
    }
    for (const warning of read.warnings) onWarning(warning);
    forFeed.addPrices(read.offer);
    staged.addPrices(read.offer);
  }

  function judge(item: FeedItem): void {
    if (item.kind === 'shop') {
      ({ plan, context } = readContext(item, options));
      return;
    }
    if (!context) throw new FeedError('The feed has offers outside its <offers>.');
    offers += 1;
    seen.push(item.offer);
    forFeed.addOffer(item.offer, context.mapping);
    if (isPriceOffer(item.offer, context.mapping.stockElements)) {
      takePrices(item.offer, context);
      return;
    }
    forFeed.addGoods(item.offer, context.mapping);
    const checked = checkOffer(item.offer, context);
    if ('refusals' in checked && keepsAbsent && namesNoGoods(item.offer, context.mapping))
      incomplete.push({ raw: item.offer, refusals: checked.refusals });
    else takeChecked(item.offer, checked);
  }

  function takeChecked(raw: RawOffer, checked: Checked): void {
    if ('refusals' in checked) {
      onRefused(checked.refusals);
      return;
    }
    for (const warning of checked.warnings) onWarning(warning);
    if (checked.isStockAssumed) forFeed.addAssumedStock(raw);
    for (const offer of checked.offers) {
      for (const id of offer.categoryIds) used.add(id);
      namesStores ||= offer.outlets !== null;
      staged.add(offer);
    }
  }

  for await (const { items, bytesRead, remarks = [] } of feed) {
    for (const remark of remarks) onWarning(remark);
    for (const item of items) {
      judge(item);
      if (seen.length >= BATCH) {
        await flush();
        onProgress(offers, bytesRead);
      }
    }
    onProgress(offers, bytesRead);
  }
  await flush();
  const usual = context?.defaultStock ?? ONE_PIECE;
  const { accepted, priceCount } = staged;
  for (const issue of forFeed.issues(usual, priceCount)) onWarning(issue);
  if (!plan || offers === 0) throw new FeedError('The feed has no offers.');
  if (accepted + priceCount === 0 && plan.categories.length === 0)
    throw new FeedError('The feed has no categories.');
  if (accepted + priceCount === 0)
    throw new FeedError(`None of the ${offers} offers of the feed can be sold.`);
  return { offers, accepted, namesStores, usual, plan, usedCategories: used };
}
