import { draw } from '../garments/identity.ts';
import { departmentOf, faceOf, type Goods } from './goods.ts';

/** Popularity of the first model; the others follow Zipf's law. */
const mostPopular = 1_000_000;

/** How far apart likes are kept: a row of cards on a wide window has four. */
const row = 4;

/** What it costs to stand beside one's like; a step further off costs half. */
const cost = { silhouette: 8, print: 5, family: 6, tone: 2 };

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

/** How much a model resembles one that stands `distance` places before it; 0 for nothing in common. */
function likeness(one: Goods, before: Goods, distance: number): number {
  if (distance > row) return 0;
  const [face, other] = [faceOf(one)?.colour, faceOf(before)?.colour];
  const tones = [face, other].map((colour) => lightness(colour?.hex ?? '#808080'));
  const [tone = 0, otherTone = 0] = tones;
  const sum =
    (one.model.silhouette === before.model.silhouette ? cost.silhouette : 0) +
    (face?.family === other?.family ? cost.family : 0) +
    (face !== undefined && face.value === other?.value ? cost.print : 0) +
    (Math.abs(tone - otherTone) < 0.12 ? cost.tone : 0);
  // Four steps back is the card right above.
  return distance === row ? sum / 2 : sum / 2 ** (distance - 1);
}

/** Of a colour such as `#b28a5e`, from 0 to 1. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/**
 * Puts goods into an order in which no neighbours look alike when it can be helped: at every place stands the one
 * that resembles least those before it, of the few whose turn it is.
 */
export function spread(wanted: readonly Goods[], choice = 12): Goods[] {
  const waiting = [...wanted];
  const order: Goods[] = [];
  while (waiting.length > 0) {
    const best = waiting
      .slice(0, choice)
      .map((one, index) => ({ one, cost: index + resemblance(one, order) }))
      .reduce((least, next) => (next.cost < least.cost ? next : least));
    order.push(best.one);
    waiting.splice(waiting.indexOf(best.one), 1);
  }
  return order;
}

function resemblance(one: Goods, order: readonly Goods[]): number {
  return order.slice(-row).reduce((sum, before, index, last) => {
    return sum + likeness(one, before, last.length - index);
  }, 0);
}

/**
 * The default order of all listings. Every category is put into order by itself, categories are dealt like cards into
 * departments, and departments into the shop, so that each keeps its order and neighbours differ everywhere.
 */
export function inDefaultOrder(goods: readonly Goods[], seed: number): Goods[] {
  const departments = [...Map.groupBy(goods, departmentOf).values()].map((department) => {
    const categories = Map.groupBy(department, ({ group }) => group.categoryPaths[0] ?? '');
    return deal(
      [...categories.values()].map((category) =>
        spread(category.toSorted((a, b) => wantedness(a, seed) - wantedness(b, seed))),
      ),
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
    const [next] = queues
      .flatMap((queue) => {
        const [head] = queue;
        return head ? [{ queue, cost: head.turn + resemblance(head.one, dealt) }] : [];
      })
      .toSorted((a, b) => a.cost - b.cost);
    const taken = next?.queue.shift();
    if (!taken) break;
    dealt.push(taken.one);
  }
  return dealt;
}

/** The popularity that makes listings stand in that order. No two are equal up to a thousand models. */
export function popularityAt(place: number): number {
  return Math.round(mostPopular / (place + 1));
}
