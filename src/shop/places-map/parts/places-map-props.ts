import type { MapPlace, PlacedPlace } from './marks';
import type { PlaceNames } from './place-names';

export type PlacesMapProps = {
  places: readonly MapPlace[];
  names: PlaceNames;
  /** The code of the place whose card is open. */
  chosen: string | undefined;
  /** The code of the place that is pointed at, here or in the list beside. */
  lit: string | undefined;
  onLight(code: string | undefined): void;
  onChoose(code: string): void;
  className?: string;
  /** Classes of its height; what stands in its place is as high as it needs. */
  height?: string;
};
export type PlacedMapProps = Omit<PlacesMapProps, 'places' | 'className' | 'height'> & {
  places: readonly PlacedPlace[];
};
