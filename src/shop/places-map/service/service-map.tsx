import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MarkButton } from '../parts/mark-button';
import { marksOf, type PlacedPlace } from '../parts/marks';
import type { PlacedMapProps } from '../parts/places-map-props';
import { ZoomButtons } from '../parts/zoom-buttons';
import { boundsOf, isWithin, scaleOf } from './location';
import type { LngLat, MapLocation, YMap, Ymaps3 } from './ymaps3';

/** Space at the edges of the map for marks and buttons, in px. */
const MARGIN = 64;
const MOVE_MS = 200;
/** Zoom level for a single place, at which streets are readable. */
const STREET = 16;

/** A map of the service with its places. The mouse wheel scrolls the page and does not zoom. */
export function ServiceMap({ api, places, ...rest }: PlacedMapProps & { api: Ymaps3 }) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<YMap>();
  const [location, setLocation] = useState<MapLocation>();
  const { chosen } = rest;

  const open = useEffectEvent((at: HTMLElement) => {
    const opened = new api.YMap(at, {
      location: locationOf(places),
      behaviors: ['drag', 'pinchZoom', 'dblClick'],
      margin: [MARGIN, MARGIN, MARGIN, MARGIN],
    });
    opened.addChild(new api.YMapDefaultSchemeLayer({}));
    opened.addChild(new api.YMapDefaultFeaturesLayer({}));
    opened.addChild(new api.YMapListener({ layer: 'any', onUpdate: (event) => setLocation(event.location) }));
    setMap(opened);
    const { center, zoom, bounds } = opened;
    setLocation({ center, zoom, bounds });
    return opened;
  });
  useEffect(() => {
    const opened = element.current && open(element.current);
    return () => opened?.destroy();
  }, []);

  const of = places.map(({ code }) => code).join(' ');
  const [shown, setShown] = useState(of);
  const showAll = useEffectEvent(() => {
    if (!map || shown === of) return;
    setShown(of);
    map.setLocation(locationOf(places));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are another view
  useEffect(() => showAll(), [of, map]);

  const bringIntoSight = useEffectEvent(() => {
    const place = places.find(({ code }) => code === chosen);
    if (!map || !place || isWithin(map.bounds, place)) return;
    map.setLocation({ center: [place.longitude, place.latitude], duration: MOVE_MS });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen now moves the map
  useEffect(() => bringIntoSight(), [chosen, map]);

  const scale = scaleOf(location?.zoom ?? 0);
  const marks = useMemo(() => marksOf(places, scale, chosen), [places, scale, chosen]);
  return (
    <>
      <div ref={element} className="absolute inset-0" />
      {map &&
        location &&
        marks
          .filter(({ places: [place] }) => isWithin(location.bounds, place))
          .map((mark) => (
            <Marker
              key={mark.places[0].code}
              api={api}
              map={map}
              place={mark.places[0]}
              isAbove={mark.places.some(({ code }) => code === chosen || code === rest.lit)}
            >
              <MarkButton
                {...rest}
                mark={mark}
                onApart={(some) => map.setLocation({ ...locationOf(some), duration: MOVE_MS })}
              />
            </Marker>
          ))}
      <ZoomButtons
        onZoom={(factor) => map?.setLocation({ zoom: map.zoom + Math.log2(factor), duration: MOVE_MS })}
      />
    </>
  );
}

const locationOf = (places: readonly PlacedPlace[]) => {
  const [only, ...others] = places;
  return only && others.length === 0
    ? { center: [only.longitude, only.latitude] satisfies LngLat, zoom: STREET }
    : { bounds: boundsOf(places) };
};

type MarkerProps = {
  api: Ymaps3;
  map: YMap;
  place: PlacedPlace;
  isAbove: boolean;
  children: React.ReactNode;
};

/** An element that the map service places at coordinates. React renders its content. */
function Marker({ api, map, place: { longitude, latitude }, isAbove, children }: MarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new api.YMapMarker({ coordinates: [longitude, latitude] }, element);
    map.addChild(marker);
    return () => void map.removeChild(marker);
  }, [api, map, element, longitude, latitude]);
  useEffect(() => {
    element.style.zIndex = isAbove ? '1' : '';
  }, [element, isAbove]);
  return createPortal(children, element);
}
