import { oneLine } from '#shared/text/plain-text.ts';
import { type CategoryPlan, planCategories } from './feed/categories.ts';
import { FeedError } from './feed/feed-error.ts';
import type { Issue } from './feed/issue.ts';
import type { Mapping } from './feed/mapping-of-feed.ts';
import type { FeedItem, RawCurrency } from './feed/raw-offer.ts';
import { mappingFor } from './mapping/mapping.ts';
import type { MappingFile } from './mapping/read-mapping.ts';
import type { CheckContext } from './offers/required-parts.ts';
import { isRouble } from './offers/values/amount.ts';

/**
 * The assumed stock, in pieces, of an available offer whose stock the feed does not contain: 1, so that it
 * can be sold.
 */
const ONE_PIECE = 1;

export type ContextOptions = {
  /**
   * Stock in pieces of an available offer whose stock the feed does not contain. Takes precedence over the
   * mapping.
   */
  defaultStock: number | undefined;
  mapping: MappingFile;
  /** Whether «Размер» already contains all dimensions of a size, such as the height, as in goods from 1C. */
  hasWholeSizes: boolean;
  /**
   * Whether goods of the shop keep values that their offers in the feed lack. If so, an offer for goods that
   * the shop already has may lack a category.
   */
  keepsAbsent: boolean;
  onWarning: (issue: Issue) => void;
};

/**
 * Reads what comes before the offers of a feed: categories, currencies and the shop's name. Throws FeedError
 * if the prices are in a foreign currency.
 */
export function readContext(
  { name, categories, currencies }: Extract<FeedItem, { kind: 'shop' }>,
  { defaultStock, mapping: file, hasWholeSizes, keepsAbsent, onWarning }: ContextOptions,
): { plan: CategoryPlan; context: CheckContext } {
  const mapping = mappingFor(file, categories);
  const hasNone = keepsAbsent && mapping.categories.length === 0;
  const plan = movedPlan(hasNone ? noCategories : planCategories(mapping.categories), mapping);
  for (const warning of plan.warnings) onWarning(warning);
  return {
    plan,
    context: {
      shopName: oneLine(name),
      isCategory: plan.has,
      currency: currencyOf(currencies),
      defaultStock: defaultStock ?? mapping.stockWithoutNumber ?? ONE_PIECE,
      mapping,
      needsCategory: !keepsAbsent,
      hasWholeSizes,
    },
  };
}

/**
 * The category plan of a feed without categories. Such a feed may contain only offers of goods that the shop
 * already has.
 */
const noCategories: CategoryPlan = {
  categories: [],
  shells: [],
  warnings: [],
  has: () => false,
  shown: () => undefined,
};

/**
 * The category plan after the mapping has moved categories. Callers still ask by the category ids of the
 * feed.
 */
const movedPlan = (plan: CategoryPlan, { targetOf }: Mapping): CategoryPlan => ({
  ...plan,
  has: (feedId) => plan.has(targetOf(feedId)),
  shown: (feedId) => plan.shown(targetOf(feedId)),
});

/**
 * The currency of offers that name none: the feed's main currency. Throws if the feed does not declare
 * roubles.
 */
function currencyOf(currencies: readonly RawCurrency[]): string {
  if (currencies.length === 0) return 'RUB';
  if (!currencies.some(({ id }) => isRouble(id)))
    throw new FeedError(
      `The feed is in ${currencies.map(({ id }) => id || 'a currency without id').join(', ')}; prices of the shop are in roubles (RUR or RUB).`,
    );
  return (currencies.find(({ rate }) => Number(rate) === 1) ?? currencies[0])?.id ?? '';
}
