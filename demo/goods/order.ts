import { lightnessOf } from '../cloths/lightness.ts';
import { draw } from '../garments/identity.ts';
import { isWeak } from '../garments/weak-silhouettes.ts';
import { coverColourOf, departmentOf, type Goods, isForChildren } from './goods.ts';

/** The popularity of the first model in the default order. The others follow by Zipf's law. */
const mostPopular = 1_000_000;

/**
 * Distances in cards. Within these distances, shoppers notice that goods are similar: a wide window shows two
 * rows of four cards.
 */
const row = 4;
const rows = 2 * row;

/** How bad it is if the preceding card has a similar colour. Half as bad with each card in between. */
const cost = { print: 5, family: 6, tone: 2 };
/**
 * How bad it is to show a silhouette again: directly after itself (`next`), or some cards later (`near` minus
 * `less` for each card in between).
 */
const sameSilhouette = { next: 160, near: 40, less: 3 };
/**
 * The cost of a weak picture among the first cards. It is higher than any likeness except that of neighbours with the
 * same silhouette.
 */
const weakFirst = 120;

/**
 * A number to sort by, which puts winter goods first and plain summer goods last. Each model has its own
 * random part, so that adding a model does not reorder the others.
 */
function sortKey({ group }: Goods, seed: number): number {
  const drawn = draw(seed, 'popularity', group.slug);
  const season = { Зима: -0.25, Демисезон: -0.1, Лето: 0.6 }[group.season] ?? 0;
  return drawn + season;
}

/**
 * Where a kind of goods begins within its department, as a share of the department's length. Underwear begins
 * later, because shoppers search for it and do not browse it.
 */
function startOf({ group }: Goods): number {
  return group.brandLine === 'Витрина Дом' ? 0.3 : 0;
}

const shapeCost = (distance: number) =>
  distance === 1 ? sameSilhouette.next : sameSilhouette.near - sameSilhouette.less * distance;

/** How similar a model is to the model `distance` positions before it. 0 if they have nothing in common. */
function likeness(one: Goods, before: Goods, distance: number): number {
  const shape = one.model.silhouette === before.model.silhouette ? shapeCost(distance) : 0;
  if (distance > row) return shape;
  const [face, other] = [coverColourOf(one)?.colour, coverColourOf(before)?.colour];
  const tones = [face, other].map((colour) => lightnessOf(colour?.hex ?? '#808080'));
  const [tone = 0, otherTone = 0] = tones;
  const sum =
    (face?.family === other?.family ? cost.family : 0) +
    (face !== undefined && face.value === other?.value ? cost.print : 0) +
    (Math.abs(tone - otherTone) < 0.12 ? cost.tone : 0);
  // In a wide window, the card four positions before is directly above.
  return shape + (distance === row ? sum / 2 : sum / 2 ** (distance - 1));
}

function resemblance(one: Goods, order: readonly Goods[]): number {
  return order.slice(-rows).reduce((sum, before, index, last) => {
    return sum + likeness(one, before, last.length - index);
  }, 0);
}

/**
 * The default order of all listings. Silhouettes are merged into categories, categories into departments, and
 * departments into the shop. Each merge keeps the order of what it merges and lets neighbours differ.
 * Children's goods come last.
 */
export function inDefaultOrder(goods: readonly Goods[], seed: number): Goods[] {
  return [false, true].flatMap((forChildren) =>
    dealtByDepartment(
      goods.filter((one) => isForChildren(one) === forChildren),
      seed,
    ),
  );
}

function dealtByDepartment(goods: readonly Goods[], seed: number): Goods[] {
  const departments = [...Map.groupBy(goods, departmentOf).values()].map((department) => {
    const categories = Map.groupBy(department, ({ group }) => group.categoryPaths[0] ?? '');
    return deal(
      [...categories.values()].map((category) => {
        const wanted = category.toSorted((a, b) => sortKey(a, seed) - sortKey(b, seed));
        return deal([...Map.groupBy(wanted, ({ model }) => model.silhouette).values()]);
      }),
    );
  });
  return deal(departments);
}

/**
 * Merges several orders into one, in proportion to their lengths. Prefers goods that differ from the
 * preceding ones.
 */
function deal(orders: readonly (readonly Goods[])[]): Goods[] {
  const total = orders.reduce((sum, { length }) => sum + length, 0);
  const queues = orders.map((order) =>
    order.map((one, index) => {
      const start = startOf(one);
      return { one, turn: (start + ((1 - start) * (index + 0.5)) / order.length) * total };
    }),
  );
  const dealt: Goods[] = [];
  while (dealt.length < total) {
    // A queue with more than half of the remaining goods cannot avoid neighbours. It goes first now, so that
    // its goods are not all at the end.
    const pressing = queues.find(({ length }) => length * 2 > total - dealt.length);
    const follows = pressing && isOf(pressing, dealt.at(-1));
    const [next] = (pressing && !follows ? [pressing] : queues)
      .flatMap((queue) => {
        const [head] = queue;
        if (!head) return [];
        const early = dealt.length < rows && isWeak(head.one.model.silhouette) ? weakFirst : 0;
        return [{ queue, cost: head.turn + early + (follows ? 0 : resemblance(head.one, dealt)) }];
      })
      .toSorted((a, b) => a.cost - b.cost);
    const nextGoods = next?.queue.shift();
    if (!nextGoods) break;
    dealt.push(nextGoods.one);
  }
  return dealt;
}

/**
 * Whether the goods that were placed last came from this queue. All goods of a queue have the same
 * silhouette.
 */
const isOf = (queue: readonly { one: Goods }[], dealt: Goods | undefined): boolean =>
  dealt !== undefined && queue[0]?.one.model.silhouette === dealt.model.silhouette;

/** The popularity for a position in the default order. Up to a thousand models get different values. */
export function popularityAt(place: number): number {
  return Math.round(mostPopular / (place + 1));
}
