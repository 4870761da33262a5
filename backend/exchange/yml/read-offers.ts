import { oneLine } from '#shared/text/plain-text.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type CategoryPlan, planCategories } from './feed/categories.ts';
import { FeedError } from './feed/feed-error.ts';
import type { Issue } from './feed/issue.ts';
import type { Mapping } from './feed/mapping-of-feed.ts';
import type { FeedItem, RawCurrency, RawOffer } from './feed/raw-offer.ts';
import type { FeedChunk } from './feed/read-feed.ts';
import { UnknownElements } from './feed/unknown-elements.ts';
import { withKnownGoods } from './known-goods.ts';
import { GroupFacts, type GroupProposal } from './mapping/group-facts.ts';
import { mappingFor } from './mapping/mapping.ts';
import type { MappingFile } from './mapping/read-mapping.ts';
import { isRouble } from './offers/amount.ts';
import { type Checked, checkOffer, namesNoGoods } from './offers/check-offer.ts';
import type { Offer } from './offers/offer.ts';
import { isPriceOffer, type PriceOffer, readPriceOffer } from './offers/price-offer.ts';
import type { CheckContext } from './offers/required-parts.ts';
import { noteSeen, openStaging, type SeenOffer, stage, stagePrices } from './staging.ts';

/**
 * An offer without size and colour. It is completed if the shop has its goods, and otherwise refused for the
 * reasons in `refusals`.
 */
type Incomplete = { raw: RawOffer; refusals: readonly Issue[] };

/** Number of offers per SQL statement. */
const BATCH = 500;

/**
 * Default for the number of pieces of an available offer for which the feed has no number: 1, so that it can
 * be sold.
 */
const ONE_PIECE = 1;

export type ReadOptions = {
  /** Number of pieces of an available offer for which the feed has no number. Overrides the mapping. */
  defaultStock: number | undefined;
  mapping: MappingFile;
  /** Whether «Размер» already contains all dimensions, as in goods of 1C. */
  hasWholeSizes: boolean;
  /**
   * Whether goods keep the values that their offers do not contain. Then an offer of goods that the shop has
   * needs no department.
   */
  keepsAbsent: boolean;
  /** Called for each refused offer with all reasons. */
  onRefused: (issues: readonly Issue[]) => void;
  onWarning: (issue: Issue) => void;
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
  { defaultStock, mapping: file, hasWholeSizes, keepsAbsent, onRefused, onWarning, onProgress }: ReadOptions,
): Promise<ReadOffers> {
  await openStaging(tx);
  let plan: CategoryPlan | undefined;
  let context: CheckContext | undefined;
  let offers = 0;
  let accepted = 0;
  let staged = 0;
  let namesStores = false;
  let seen: SeenOffer[] = [];
  let incomplete: Incomplete[] = [];
  let assumed: { first: SeenOffer; offers: number } | undefined;
  let batch: Offer[] = [];
  let prices: PriceOffer[] = [];
  let firstPrice: PriceOffer | undefined;
  let priceCount = 0;
  const used = new Set<string>();
  const ungrouped = new GroupFacts();
  const unknown = new UnknownElements();

  async function flush(): Promise<void> {
    if (seen.length > 0) await noteSeen(tx, seen);
    await completeOffers();
    if (batch.length > 0) {
      const repeated = await stage(tx, batch, staged);
      for (const issue of repeated) onRefused([issue]);
      accepted += batch.length - repeated.length;
      staged += batch.length;
    }
    if (prices.length > 0) {
      const repeated = await stagePrices(tx, prices);
      for (const issue of repeated) onRefused([issue]);
      priceCount += prices.length - repeated.length;
    }
    seen = [];
    batch = [];
    prices = [];
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
    firstPrice ??= read.offer;
    prices.push(read.offer);
  }

  function judge(item: FeedItem): void {
    if (item.kind === 'shop') {
      const mapping = mappingFor(file, item.categories);
      const hasNone = keepsAbsent && mapping.categories.length === 0;
      plan = movedPlan(hasNone ? noCategories : planCategories(mapping.categories), mapping);
      for (const warning of plan.warnings) onWarning(warning);
      context = {
        shopName: oneLine(item.name),
        isCategory: plan.has,
        currency: currencyOf(item.currencies),
        defaultStock: defaultStock ?? mapping.stockWithoutNumber ?? ONE_PIECE,
        mapping,
        needsCategory: !keepsAbsent,
        hasWholeSizes,
      };
      return;
    }
    if (!context) throw new FeedError('The feed has offers outside its <offers>.');
    offers += 1;
    seen.push(item.offer);
    unknown.add(item.offer, context.mapping);
    if (isPriceOffer(item.offer, context.mapping.stockElements)) {
      takePrices(item.offer, context);
      return;
    }
    if (context.mapping.groupBy === undefined) ungrouped.add(item.offer);
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
    if (checked.isStockAssumed)
      assumed = { first: assumed?.first ?? raw, offers: (assumed?.offers ?? 0) + 1 };
    for (const offer of checked.offers) {
      for (const id of offer.categoryIds) used.add(id);
      namesStores ||= offer.outlets !== null;
      batch.push(offer);
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
  if (assumed && context) onWarning(assumedStock(assumed, context.defaultStock));
  if (ungrouped.proposal) onWarning(ungroupedIssue(ungrouped.proposal));
  for (const issue of unknown.issues()) onWarning(issue);
  if (firstPrice) onWarning(pricesAlone(firstPrice, priceCount));
  if (!plan || offers === 0) throw new FeedError('The feed has no offers.');
  if (accepted + priceCount === 0 && plan.categories.length === 0)
    throw new FeedError('The feed has no categories.');
  if (accepted + priceCount === 0)
    throw new FeedError(`None of the ${offers} offers of the feed can be sold.`);
  const usual = context?.defaultStock ?? ONE_PIECE;
  return { offers, accepted, namesStores, usual, plan, usedCategories: used };
}

/** A warning for the whole feed that available offers have no number of pieces. */
const assumedStock = ({ first, offers }: { first: SeenOffer; offers: number }, pieces: number): Issue => ({
  line: first.line,
  offerId: first.id,
  field: 'count',
  why: `is missing in ${offers} offers, this is the first; they are sold because they are available, with ${pieces} pieces each (mapping: stock: withoutNumber)`,
});

/** A warning for the whole feed that offers contain only prices and stock. */
const pricesAlone = ({ line, id }: PriceOffer, offers: number): Issue => ({
  line,
  offerId: id,
  field: 'offer',
  why: `has only prices or stock, as have ${offers} offers, this is the first; nothing else of their goods is changed`,
});

/** The category plan of a feed without categories. The shop must already have the goods of such a feed. */
const noCategories: CategoryPlan = {
  categories: [],
  shells: [],
  warnings: [],
  has: () => false,
  shown: () => undefined,
};

const ungroupedIssue = ({ offers, models, examples, first }: GroupProposal): Issue => ({
  line: first?.line ?? 0,
  offerId: first?.id ?? '',
  field: 'group_id',
  why: `is missing in ${offers} offers that look like sizes of ${models} models (${examples[0]}); each is a model of its own (mapping: groups: by)`,
});

/**
 * The category plan after the mapping has moved categories. It can be queried by the ids of categories in the
 * feed.
 */
const movedPlan = (plan: CategoryPlan, { targetOf }: Mapping): CategoryPlan => ({
  ...plan,
  has: (feedId) => plan.has(targetOf(feedId)),
  shown: (feedId) => plan.shown(targetOf(feedId)),
});

/**
 * The currency of offers without a currency: the main currency of the feed. Throws if the feed does not
 * declare roubles.
 */
function currencyOf(currencies: readonly RawCurrency[]): string {
  if (currencies.length === 0) return 'RUB';
  if (!currencies.some(({ id }) => isRouble(id)))
    throw new FeedError(
      `The feed is in ${currencies.map(({ id }) => id || 'a currency without id').join(', ')}; prices of the shop are in roubles (RUR or RUB).`,
    );
  return (currencies.find(({ rate }) => Number(rate) === 1) ?? currencies[0])?.id ?? '';
}
