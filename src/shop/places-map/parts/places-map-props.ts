import type { MapPlace, PlacedPlace } from './marks';
import type { PlaceNames } from './place-names';

export type PlacesMapProps = {
  places: readonly MapPlace[];
  names: PlaceNames;
  /** Code of the selected place, whose details are shown. */
  chosen: string | undefined;
  /** Code of the place that is highlighted, on the map and in the list beside it. */
  lit: string | undefined;
  onLight(code: string | undefined): void;
  onChoose(code: string): void;
  className?: string;
  /** Class names for the height of the map. If a text replaces the map, it has its natural height. */
  height?: string;
};
export type PlacedMapProps = Omit<PlacesMapProps, 'places' | 'className' | 'height'> & {
  places: readonly PlacedPlace[];
};
