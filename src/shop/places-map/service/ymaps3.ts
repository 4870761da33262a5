/** Coordinates in the order of the map service: longitude first. */
export type LngLat = [longitude: number, latitude: number];
/** Two opposite corners of a map. */
export type Bounds = [LngLat, LngLat];
export type MapLocation = { center: LngLat; zoom: number; bounds: Bounds };

type Entity = object;
type LocationRequest = ({ bounds: Bounds } | { center?: LngLat; zoom?: number }) & { duration?: number };

export type YMap = {
  readonly center: LngLat;
  readonly zoom: number;
  readonly bounds: Bounds;
  addChild(child: Entity): unknown;
  removeChild(child: Entity): unknown;
  setLocation(location: LocationRequest): void;
  destroy(): void;
};

/** The part of the Yandex Maps API v3 that the shop uses. https://yandex.ru/maps-api/docs/js-api/ */
export type Ymaps3 = {
  ready: Promise<void>;
  YMap: new (
    element: HTMLElement,
    props: {
      location: LocationRequest;
      behaviors: string[];
      margin: [top: number, right: number, bottom: number, left: number];
    },
  ) => YMap;
  YMapDefaultSchemeLayer: new (props: object) => Entity;
  YMapDefaultFeaturesLayer: new (props: object) => Entity;
  YMapListener: new (props: { layer: 'any'; onUpdate(event: { location: MapLocation }): void }) => Entity;
  YMapMarker: new (props: { coordinates: LngLat; zIndex?: number }, element: HTMLElement) => Entity;
};

declare global {
  var ymaps3: Ymaps3 | undefined;
}
