import type { SearchBanner } from '#contract/client/client.schemas.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { modelsAbout, scoresOfPins } from './apply-rules.ts';
import type { SearchRules } from './read-rules.ts';

/** How the retailer orders a listing and what stands above it. */
export type RuledListing = {
  /** What the models that a rule is about score; others have 0. Null when no rule is about the listing. */
  scores: ReadonlyMap<number, number> | null;
  banner: SearchRules['banners'][number] | null;
};

const kept = new WeakMap<SearchRules, WeakMap<GoodsSnapshot, Map<string, RuledListing>>>();

/** The rules of a listing by its path. Boosts are looked for once for goods as they are. */
export function rulesOfListing(snapshot: GoodsSnapshot, path: string, rules: SearchRules): RuledListing {
  const byGoods = kept.get(rules) ?? new WeakMap<GoodsSnapshot, Map<string, RuledListing>>();
  kept.set(rules, byGoods);
  const byPath = byGoods.get(snapshot) ?? new Map<string, RuledListing>();
  byGoods.set(snapshot, byPath);
  const known = byPath.get(path) ?? read(snapshot, path, rules);
  byPath.set(path, known);
  return known;
}

function read(snapshot: GoodsSnapshot, path: string, rules: SearchRules): RuledListing {
  const isHere = ({ listings }: { listings?: readonly string[] | undefined }) => listings?.includes(path);
  const scores = new Map<number, number>();
  for (const { goods, by } of rules.boosts.filter(isHere))
    for (const group of modelsAbout(snapshot, goods)) scores.set(group, (scores.get(group) ?? 0) + by);
  for (const [group, score] of scoresOfPins(snapshot, rules.pins.filter(isHere))) scores.set(group, score);
  return { scores: scores.size > 0 ? scores : null, banner: rules.banners.find(isHere) ?? null };
}

/** A banner as the contract has it. */
export const toBanner = ({ text, label, to }: SearchRules['banners'][number]): SearchBanner => ({
  text,
  link: label === undefined || to === undefined ? null : { label, path: to },
});
