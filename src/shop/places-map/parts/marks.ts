import { CLOSEST, type WorldPoint } from './world';

/** What the map needs to know of a place. */
export type MapPlace = {
  code: string;
  kind: 'store' | 'pickup-point' | 'locker';
  title: string;
  latitude: number;
  longitude: number;
};
export type PlacedPlace = MapPlace & { at: WorldPoint };
/** A mark on the map: one place, or several whose marks would overlap. */
export type Mark = { at: WorldPoint; places: [PlacedPlace, ...PlacedPlace[]] };

/** The smallest distance between two marks, in px: as much as a mark is wide. */
const APART = 40;

/**
 * Groups places into marks, in linear time. The marks at a zoom level do not depend on which part of the map
 * is visible. The place with the code `alone` gets a mark of its own, which comes last.
 */
export function marksOf(places: readonly PlacedPlace[], scale: number, alone?: string): Mark[] {
  const reach = APART / scale;
  const cells = new Map<string, Mark[]>();
  const single: Mark[] = [];
  for (const place of places) {
    const { code, at } = place;
    if (code === alone) {
      single.push({ at, places: [place] });
      continue;
    }
    const [column, row] = [Math.floor(at.x / reach), Math.floor(at.y / reach)];
    const near = cellsAround(column, row)
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((mark) => Math.abs(mark.at.x - at.x) < reach && Math.abs(mark.at.y - at.y) < reach);
    if (near) near.places.push(place);
    else addTo(cells, `${column} ${row}`, { at, places: [place] });
  }
  return [...cells.values()].flat().concat(single);
}

/**
 * Whether zooming in separates these places. It does not if they have the same coordinates, like a pick-up
 * point and a locker in one building.
 */
export const canSeparate = (places: readonly PlacedPlace[]): boolean => marksOf(places, CLOSEST).length > 1;

function addTo(cells: Map<string, Mark[]>, cell: string, mark: Mark): void {
  const marks = cells.get(cell);
  if (marks) marks.push(mark);
  else cells.set(cell, [mark]);
}

const NEIGHBOURS = [-1, 0, 1];
const cellsAround = (column: number, row: number): string[] =>
  NEIGHBOURS.flatMap((right) => NEIGHBOURS.map((down) => `${column + right} ${row + down}`));
