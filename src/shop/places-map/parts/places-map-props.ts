import type { MapPlace, PlacedPlace } from './marks';
import type { PlaceNames } from './place-names';

export type PlacesMapProps = {
  places: readonly MapPlace[];
  names: PlaceNames;
  /** Code of the selected place, whose card is open. */
  chosen: string | undefined;
  /** Code of the highlighted place, on the map or in the list beside it. */
  lit: string | undefined;
  onLight(code: string | undefined): void;
  onChoose(code: string): void;
  className?: string;
  /** Classes for the height of the map. The text shown instead of a map has its natural height. */
  height?: string;
};
export type PlacedMapProps = Omit<PlacesMapProps, 'places' | 'className' | 'height'> & {
  places: readonly PlacedPlace[];
};
