import { useEffect, useEffectEvent, useState } from 'react';
import type { PlacedPlace } from '../parts/marks';
import {
  fitView,
  inSight,
  MARGIN,
  panned,
  type ScreenPoint,
  type Size,
  toScreen,
  type View,
  zoomed,
} from '../parts/view';

/** The view of the map: all places, until the shopper moves it; again all of them when they are others. */
export function useView(places: readonly PlacedPlace[], size: Size, chosen: PlacedPlace | undefined) {
  const of = places.map(({ code }) => code).join(' ');
  const [moved, setMoved] = useState<{ of: string; view: View }>();
  const view =
    moved?.of === of
      ? moved.view
      : fitView(
          places.map(({ at }) => at),
          size,
        );
  const show = (change: (view: View) => View) =>
    setMoved((before) => ({ of, view: change(before?.of === of ? before.view : view) }));

  // What is at the edge or under the buttons is brought to the middle when it is chosen.
  const bringIntoSight = useEffectEvent(() => {
    if (!chosen || inSight(toScreen(view, size, chosen.at), size, MARGIN)) return;
    show(({ scale }) => ({ centre: chosen.at, scale }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen now moves the map
  useEffect(() => bringIntoSight(), [chosen?.code]);

  return {
    view,
    pan: (by: ScreenPoint) => show((before) => panned(before, by)),
    zoom: (factor: number, around?: ScreenPoint) => show((before) => zoomed(before, factor, size, around)),
    showAll: (some: readonly PlacedPlace[]) =>
      show(() =>
        fitView(
          some.map(({ at }) => at),
          size,
        ),
      ),
  };
}
