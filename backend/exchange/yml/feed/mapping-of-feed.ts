import type { ParamKey } from './params.ts';
import type { RawCategory } from './raw-offer.ts';

/** A mapping applied to one feed, as queried for each offer. */
export type Mapping = {
  /** The meaning of a param of the feed; undefined if the mapping does not define it. */
  keyOf(name: string): ParamKey | undefined;
  isHidden(name: string): boolean;
  /** The name under which a property is shown. */
  titleOf(name: string): string;
  /** Defaults for a param that an offer of a category lacks. */
  defaultsOf(key: ParamKey, categoryId: string): readonly Default[];
  /** Params with a default. */
  defaulted: readonly ParamKey[];
  /** The unit of sizes without one. */
  sizeUnit: string;
  /** The meaning of three digits after a single sign in prices. */
  threeDigits: 'thousands' | 'decimals' | undefined;
  /** Elements that say how many pieces there are, besides the known ones. */
  stockElements: readonly string[];
  /** Pieces of an available offer that does not say how many it has; undefined if the mapping does not define it. */
  stockWithoutNumber: number | undefined;
  /** Whether an offer that names several sizes becomes an offer for each. */
  splitsSizes: boolean;
  /** What joins offers without `group_id` to a model; undefined if each is a model of its own. */
  groupBy: GroupBy | undefined;
  /** The family and the swatch of a colour; undefined if the mapping does not define it. */
  colourOf(name: string): { family: string; hex?: string | undefined } | undefined;
  /** Whether goods of a category are not imported. */
  isLeft(categoryId: string): boolean;
  /** The category into which the mapping puts goods of a feed's category. */
  targetOf(categoryId: string): string;
  /** The categories of the feed, and further ones of the mapping. */
  categories: readonly RawCategory[];
};

/** The article number, the name without size and colour, or a param or element of the feed. */
export type GroupBy = 'article' | 'name' | { field: string };

type Default = { value: string } | { take: 'name' };
