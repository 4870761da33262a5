import { createHash } from 'node:crypto';
import { countBits } from '../../listing/columns/bits.ts';
import { type GoodsSnapshot, traitIds } from '../../listing/columns/goods-snapshot.ts';
import { coloursGo } from './colours.ts';
import { companionsOf } from './pairs.ts';
import { type Piece, shareAudience } from './piece.ts';
import { possibleRoles } from './role-of.ts';
import type { Role } from './roles.ts';
import { timesOf } from './seasons.ts';

/**
 * Maximum number of models examined per category: `FEW` in a category whose goods all have one role, `MANY`
 * in a category with several roles.
 */
const FEW = 12;
const MANY = 48;

const seasonTrait = traitIds.indexOf('season');

/**
 * Preselects models that may match a product by audience, season, stock and colours. Returns their indexes in
 * the goods in memory. In each category, the search starts at a position derived from the product's id:
 * different products get different companions, and over all products every model is used.
 */
export function shortlist(
  snapshot: GoodsSnapshot,
  thing: Piece & { groupId: string },
  rolesOf: (categoryId: string) => ReadonlySet<Role>,
): number[] {
  const found = new Set<number>();
  const wanted = companionsOf[thing.role];
  const fits = fitting(snapshot, thing);
  const from = Number.parseInt(createHash('sha256').update(thing.groupId).digest('hex').slice(0, 8), 16);
  snapshot.categories.forEach(({ id, kind }, place) => {
    if (kind !== 'category' || wanted.length === 0) return;
    const possible = possibleRoles(rolesOf(id));
    if (possible && !wanted.some((role) => possible.has(role))) return;
    const first = snapshot.memberStart[place] ?? 0;
    const count = (snapshot.memberStart[place + 1] ?? first) - first;
    let left = possible?.size === 1 ? FEW : MANY;
    for (let step = 0; step < count && left > 0; step += 1) {
      const group = snapshot.members[first + ((from + step) % count)] ?? 0;
      if (!fits(group)) continue;
      found.add(group);
      left -= 1;
    }
  });
  return [...found];
}

function fitting(snapshot: GoodsSnapshot, thing: Piece) {
  const season = snapshot.traits[seasonTrait];
  const inTime = season?.sets.map((places) => {
    const names = places.map((place) => season.entries[place]?.name ?? '').join(' ');
    return (timesOf(names) & thing.times) !== 0;
  });
  const harmonise = snapshot.colours.entries.map(({ name }) => coloursGo(name, thing.colourFamily));
  const unknown = coloursGo('', thing.colourFamily);
  return (group: number): boolean =>
    shareAudience(snapshot.words.audiences[group] ?? 0, thing.audiences) &&
    (inTime?.[season?.setOf[group] ?? 0] ?? true) &&
    variantsInStock(snapshot, group).some(
      (variant) => harmonise[snapshot.colours.of[variant] ?? -1] ?? unknown,
    );
}

/** The colours of a model in stock, in display order. */
export function variantsInStock(snapshot: GoodsSnapshot, group: number): number[] {
  const found: number[] = [];
  const end = snapshot.variantStart[group + 1] ?? 0;
  for (let variant = snapshot.variantStart[group] ?? 0; variant < end; variant += 1)
    if (sizesIn(snapshot.sizes.inStock, snapshot, variant) > 0) found.push(variant);
  return found;
}

/** Whether most sizes of a colour are in stock. */
export const isWellStocked = (snapshot: GoodsSnapshot, variant: number): boolean =>
  sizesIn(snapshot.sizes.inStock, snapshot, variant) * 2 > sizesIn(snapshot.sizes.made, snapshot, variant);

function sizesIn(column: Int32Array, { sizes: { words } }: GoodsSnapshot, variant: number): number {
  let count = 0;
  for (let word = 0; word < words; word += 1) count += countBits(column[variant * words + word] ?? 0);
  return count;
}
