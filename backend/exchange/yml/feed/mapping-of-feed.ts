import type { ParamKey } from './params.ts';
import type { RawCategory } from './raw-offer.ts';

/** A mapping applied to the categories of one feed. It is queried for each offer. */
export type Mapping = {
  /** The meaning of a param of the feed; undefined if the mapping does not define it. */
  keyOf(name: string): ParamKey | undefined;
  isHidden(name: string): boolean;
  /** The name under which a property is shown. */
  titleOf(name: string): string;
  /** Default values for a param that an offer lacks, depending on the offer's category. */
  defaultsOf(key: ParamKey, categoryId: string): readonly Default[];
  /** The params that have default values. */
  defaulted: readonly ParamKey[];
  /** The unit for sizes that have none. */
  sizeUnit: string;
  /** What three digits after a separator in prices mean: «1.990». */
  threeDigits: 'thousands' | 'decimals' | undefined;
  /** Elements that contain the number of pieces, in addition to the usual ones. */
  stockElements: readonly string[];
  /**
   * How many pieces an available offer has if the feed gives no number; undefined if the mapping does not
   * define it.
   */
  stockWithoutNumber: number | undefined;
  /** Whether an offer with several sizes is split into an offer for each size. */
  splitsSizes: boolean;
  /**
   * What offers without `group_id` must have in common to be one model; undefined if each is a model of its
   * own.
   */
  groupBy: GroupBy | undefined;
  /** The family and the swatch of a colour; undefined if the mapping does not define it. */
  colourOf(name: string): { family: string; hex?: string | undefined } | undefined;
  /** Whether the goods of a category are left out. */
  isLeft(categoryId: string): boolean;
  /** The category into which the mapping puts goods of a feed's category. */
  targetOf(categoryId: string): string;
  /** The categories of the feed, and the categories that the mapping adds. */
  categories: readonly RawCategory[];
};

/** The article number, the name without size and colour, or a param or element of the feed. */
export type GroupBy = 'article' | 'name' | { field: string };

type Default = { value: string } | { take: 'name' };
