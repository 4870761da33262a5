import { lightnessOf } from '../cloths/lightness.ts';
import { draw } from '../garments/identity.ts';
import { departmentOf, faceOf, type Goods, isForChildren } from './goods.ts';

/** Popularity of the first model; the others follow Zipf's law. */
const mostPopular = 1_000_000;

/** How far apart likes are kept: a row of cards on a wide window has four, and two rows are seen at once. */
const row = 4;
const rows = 2 * row;

/** What it costs to stand beside one's like in colour; a step further off costs half. */
const cost = { print: 5, family: 6, tone: 2 };
/** What it costs to stand next to one's silhouette, and what less every step further off. */
const sameSilhouette = { next: 60, near: 40, less: 3 };

/**
 * What people look for in November comes first, plain summer things last. The draw of a model is its own, so
 * a model that comes or goes does not stir the others.
 */
function wantedness({ group }: Goods, seed: number): number {
  const drawn = draw(seed, 'popularity', group.slug);
  const season = { Зима: -0.25, Демисезон: -0.1, Лето: 0.6 }[group.season] ?? 0;
  return drawn + season;
}

/** Where in its department the first goods of a category stand: underwear is looked for, not browsed. */
function startOf({ group }: Goods): number {
  return group.brandLine === 'Витрина Дом' ? 0.3 : 0;
}

const shapeCost = (distance: number) =>
  distance === 1 ? sameSilhouette.next : sameSilhouette.near - sameSilhouette.less * distance;

/** How much a model resembles one that stands `distance` places before it; 0 for nothing in common. */
function likeness(one: Goods, before: Goods, distance: number): number {
  const shape = one.model.silhouette === before.model.silhouette ? shapeCost(distance) : 0;
  if (distance > row) return shape;
  const [face, other] = [faceOf(one)?.colour, faceOf(before)?.colour];
  const tones = [face, other].map((colour) => lightnessOf(colour?.hex ?? '#808080'));
  const [tone = 0, otherTone = 0] = tones;
  const sum =
    (face?.family === other?.family ? cost.family : 0) +
    (face !== undefined && face.value === other?.value ? cost.print : 0) +
    (Math.abs(tone - otherTone) < 0.12 ? cost.tone : 0);
  // Four steps back is the card right above.
  return shape + (distance === row ? sum / 2 : sum / 2 ** (distance - 1));
}

function resemblance(one: Goods, order: readonly Goods[]): number {
  return order.slice(-rows).reduce((sum, before, index, last) => {
    return sum + likeness(one, before, last.length - index);
  }, 0);
}

/**
 * The default order of all listings. Silhouettes are dealt like cards into categories, categories into departments and
 * departments into the shop, so that each keeps its order and neighbours differ everywhere. What is for children follows
 * what is for grown-ups.
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
        const wanted = category.toSorted((a, b) => wantedness(a, seed) - wantedness(b, seed));
        return deal([...Map.groupBy(wanted, ({ model }) => model.silhouette).values()]);
      }),
    );
  });
  return deal(departments);
}

/** Deals several orders into one, each as often as it is long, the least like the last goods first. */
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
    // What more than half of the rest is made of has to follow itself: evenly, instead of all at the end.
    const pressing = queues.find(({ length }) => length * 2 > total - dealt.length);
    const follows = pressing && isOf(pressing, dealt.at(-1));
    const [next] = (pressing && !follows ? [pressing] : queues)
      .flatMap((queue) => {
        const [head] = queue;
        return head ? [{ queue, cost: head.turn + (follows ? 0 : resemblance(head.one, dealt)) }] : [];
      })
      .toSorted((a, b) => a.cost - b.cost);
    const taken = next?.queue.shift();
    if (!taken) break;
    dealt.push(taken.one);
  }
  return dealt;
}

/** Whether goods were dealt from an order, of which there is some left. */
const isOf = (queue: readonly { one: Goods }[], dealt: Goods | undefined): boolean =>
  dealt !== undefined && queue[0]?.one.model.silhouette === dealt.model.silhouette;

/** The popularity that makes listings stand in that order. No two are equal up to a thousand models. */
export function popularityAt(place: number): number {
  return Math.round(mostPopular / (place + 1));
}
