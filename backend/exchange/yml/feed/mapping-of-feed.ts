import type { ParamKey } from './params.ts';
import type { RawCategory } from './raw-offer.ts';

/** A mapping as the offers of one feed ask it. */
export type Mapping = {
  /** What a param of the feed means; undefined where the mapping does not say. */
  keyOf(name: string): ParamKey | undefined;
  isHidden(name: string): boolean;
  /** Under which name a property is shown. */
  titleOf(name: string): string;
  /** What stands for a param that an offer of a category does not have, the first that applies last asked. */
  defaultsOf(key: ParamKey, categoryId: string): readonly Default[];
  /** Params with a default. */
  defaulted: readonly ParamKey[];
  /** The unit of sizes without one. */
  sizeUnit: string;
  /** The family of a colour; undefined where the mapping does not say. */
  familyOf(colour: string): string | undefined;
  /** Whether goods of a category do not come in. */
  isLeft(categoryId: string): boolean;
  /** The category in which goods of one of the feed stand. */
  targetOf(categoryId: string): string;
  /** The categories of the feed with those of the mapping. */
  categories: readonly RawCategory[];
};

type Default = { value: string } | { take: 'name' };
