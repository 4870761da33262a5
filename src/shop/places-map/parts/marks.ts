import { CLOSEST, type WorldPoint } from './world';

/** What the map knows of a place. */
export type MapPlace = {
  code: string;
  kind: 'store' | 'pickup-point' | 'locker';
  title: string;
  latitude: number;
  longitude: number;
};
export type PlacedPlace = MapPlace & { at: WorldPoint };
/** One place, or several that would lie upon each other. */
export type Mark = { at: WorldPoint; places: [PlacedPlace, ...PlacedPlace[]] };

/** As close as two marks may come, in px: the width of one. */
const APART = 40;

/**
 * Places near each other as one mark, in a time that grows with their number alone. The marks of a scale are the same
 * wherever the window stands. The place with the code `alone` keeps a mark of its own, the last one.
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

/** Whether zooming takes some of them apart: a shop may hold a point and a locker. */
export const areApart = (places: readonly PlacedPlace[]): boolean => marksOf(places, CLOSEST).length > 1;

function addTo(cells: Map<string, Mark[]>, cell: string, mark: Mark): void {
  const marks = cells.get(cell);
  if (marks) marks.push(mark);
  else cells.set(cell, [mark]);
}

const NEIGHBOURS = [-1, 0, 1];
const cellsAround = (column: number, row: number): string[] =>
  NEIGHBOURS.flatMap((right) => NEIGHBOURS.map((down) => `${column + right} ${row + down}`));
