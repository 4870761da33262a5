import { isWeak } from '../garments/weak-silhouettes.ts';
import type { Goods } from './goods.ts';

/** The first places of a listing, which show only convincing pictures: two rows of a wide window. */
export const FIRST_PLACES = 8;

/** The most that weak goods may resemble the goods before them, in all their listings together. */
const MOST_ALIKE = 30;

type Weak = { one: Goods; turn: number };

/** What a listing has shown so far, and how many convincing and weak goods are left for it. */
type Shown = { goods: Goods[]; left: number; weakLeft: number };

/** A listing with less convincing goods for a weak one than this must show weak ones early, to keep like apart. */
const ENOUGH = 2;

type Order = {
  /** Convincing and weak goods; it says when the turn of weak ones is. */
  whole: readonly Goods[];
  /** The convincing goods in an order of their own, made without gaps for the weak ones. */
  convincing: readonly Goods[];
  /** The paths of all listings that contain goods, their department first. */
  listingsOf: (goods: Goods) => readonly string[];
  /** How much goods resemble the last ones of a list. */
  resemblance: (one: Goods, shown: readonly Goods[]) => number;
};

/**
 * Moves goods with weak pictures (weak-silhouettes.ts) back until each of their listings has its first places
 * filled with other goods, or has no others. Convincing goods keep their order; weak ones come as near to their
 * own turn as they may, unlike their neighbours in every listing.
 */
export function weakLater({ whole, convincing, listingsOf, resemblance }: Order): Goods[] {
  const listings = new Map<string, Shown>();
  const shownIn = (one: Goods) =>
    listingsOf(one).map((path) => {
      const listing = listings.get(path) ?? { goods: [], left: 0, weakLeft: 0 };
      listings.set(path, listing);
      return listing;
    });
  for (const one of convincing) for (const listing of shownIn(one)) listing.left += 1;
  const waiting: Weak[] = whole.flatMap((one, turn) => (isWeak(one.model.silhouette) ? { one, turn } : []));
  for (const { one } of waiting) for (const listing of shownIn(one)) listing.weakLeft += 1;
  const order: Goods[] = [];
  const place = (one: Goods) => {
    order.push(one);
    for (const { goods } of shownIn(one)) goods.push(one);
  };
  const alike = ({ one }: Weak) => shownIn(one).reduce((sum, { goods }) => sum + resemblance(one, goods), 0);
  const isPressing = ({ one }: Weak) => shownIn(one).some(({ left, weakLeft }) => left < weakLeft * ENOUGH);
  const mayCome = (weak: Weak) =>
    shownIn(weak.one).every(({ goods, left }) => goods.length >= FIRST_PLACES || left === 0) &&
    !shownIn(weak.one).some((listing) => isRepeated(weak.one, listing)) &&
    (isPressing(weak) || (weak.turn <= order.length && alike(weak) <= MOST_ALIKE));
  /** Takes the goods that are least like their neighbours. */
  function take(candidates: readonly Weak[]): Goods | undefined {
    const [best] = candidates
      .map((weak) => ({ weak, cost: alike(weak) }))
      .sort((one, other) => one.cost - other.cost || one.weak.turn - other.weak.turn);
    if (!best) return undefined;
    waiting.splice(waiting.indexOf(best.weak), 1);
    for (const listing of shownIn(best.weak.one)) listing.weakLeft -= 1;
    return best.weak.one;
  }

  for (const one of convincing) {
    const weak = take(waiting.filter(mayCome));
    if (weak) place(weak);
    place(one);
    for (const listing of shownIn(one)) listing.left -= 1;
  }
  while (waiting.length > 0) {
    const others = waiting.filter(({ one }) => !isRepeated(one, shownIn(one)[0]));
    const weak = take(others.length > 0 ? others : waiting);
    if (weak) place(weak);
  }
  return order;
}

const isRepeated = (one: Goods, listing: Shown | undefined): boolean =>
  listing?.goods.at(-1)?.model.silhouette === one.model.silhouette;
