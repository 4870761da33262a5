import type { ParamKey } from './params.ts';
import type { RawCategory } from './raw-offer.ts';

/** A mapping together with the categories of one feed, in a form that can be queried for each offer. */
export type Mapping = {
  /** The meaning of a param of the feed; undefined if the mapping does not define it. */
  keyOf(name: string): ParamKey | undefined;
  isHidden(name: string): boolean;
  /** The name under which a property is shown. */
  titleOf(name: string): string;
  /** Default values for a param that an offer lacks, depending on the offer's category. */
  defaultsOf(key: ParamKey, categoryId: string): readonly Default[];
  /** The params for which the mapping has default values. */
  defaulted: readonly ParamKey[];
  /** The unit of sizes for which the feed has no unit. */
  sizeUnit: string;
  /**
   * Whether three digits after a separator in a price, as in «1.990», are thousands or decimals. Undefined if
   * the mapping does not define it.
   */
  threeDigits: 'thousands' | 'decimals' | undefined;
  /** Elements that contain the number of pieces, in addition to the usual ones. */
  stockElements: readonly string[];
  /**
   * The number of pieces of an available offer for which the feed has no number; undefined if the mapping
   * does not define it.
   */
  stockWithoutNumber: number | undefined;
  /** Whether an offer with several sizes is split into an offer for each size. */
  splitsSizes: boolean;
  /**
   * The property that offers without `group_id` must have in common to be one model. Undefined if each of
   * them is a separate model.
   */
  groupBy: GroupBy | undefined;
  /** The family and the swatch (`hex`) of a colour; undefined if the mapping does not define it. */
  colourOf(name: string): { family: string; hex?: string | undefined } | undefined;
  /** Whether goods of a category are not imported. */
  isLeft(categoryId: string): boolean;
  /** The id of the category into which the mapping moves goods of a category of the feed. */
  targetOf(categoryId: string): string;
  /** The categories of the feed, and the categories that the mapping adds. */
  categories: readonly RawCategory[];
};

/**
 * The property by which offers are joined to one model: the article number, the name without size and colour,
 * or a param or element of the feed.
 */
export type GroupBy = 'article' | 'name' | { field: string };

type Default = { value: string } | { take: 'name' };
