import type { ParamKey } from './params.ts';
import type { RawCategory } from './raw-offer.ts';

/** A retailer's mapping applied to the categories of one feed, for lookups by offer. */
export type Mapping = {
  /** What a param of the feed means (size, colour and so on); undefined if the mapping does not define it. */
  keyOf(name: string): ParamKey | undefined;
  isHidden(name: string): boolean;
  /** The name under which shoppers see a property of the feed. */
  titleOf(name: string): string;
  /** Default values of a param for offers of this category that lack it. */
  defaultsOf(key: ParamKey, categoryId: string): readonly Default[];
  /** Keys of the params for which the mapping has default values. */
  defaulted: readonly ParamKey[];
  /** The size system, such as RU or EU, of sizes for which the feed has no unit. */
  sizeUnit: string;
  /**
   * What three digits after a separator in a price are, as in «1.990»: thousands or decimals. Undefined if
   * the mapping does not define it.
   */
  threeDigits: 'thousands' | 'decimals' | undefined;
  /**
   * More names of elements that contain the number of pieces, in addition to the names that the shop knows.
   */
  stockElements: readonly string[];
  /**
   * The stock, in pieces, of an available offer whose stock the feed does not contain; undefined if the
   * mapping does not define it.
   */
  stockWithoutNumber: number | undefined;
  /** Whether an offer that lists several sizes is split into one offer per size. */
  splitsSizes: boolean;
  /**
   * By what offers without `group_id` are joined to models: offers with the same value are one model. If
   * undefined, each such offer is a separate model.
   */
  groupBy: GroupBy | undefined;
  /**
   * The family and the swatch (`hex`) of a colour by its name; undefined if the mapping does not define it.
   */
  colourOf(name: string): { family: string; hex?: string | undefined } | undefined;
  /** Whether the import leaves out the goods of this category. */
  isLeft(categoryId: string): boolean;
  /** The id of the category to which the mapping moves the goods of this category. */
  targetOf(categoryId: string): string;
  /** The categories of the feed, and the categories that the mapping adds. */
  categories: readonly RawCategory[];
};

/**
 * By what offers are joined to models: by article number, by name without size and colour, or by the value of
 * a param or element of the feed.
 */
export type GroupBy = 'article' | 'name' | { field: string };

type Default = { value: string } | { take: 'name' };
