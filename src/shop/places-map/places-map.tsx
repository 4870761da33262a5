import { useMemo, useRef } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { DrawnMap } from './drawn/drawn-map';
import type { PlacesMapProps } from './parts/places-map-props';
import { toWorld } from './parts/view';
import { ServiceMap } from './service/service-map';
import { useMaps } from './service/use-maps';
import { useSize } from './use-size';

/**
 * Places on a map, beside a list that names the same ones: streets of the service of maps where the shop has its key and the
 * shopper agreed, the map that the shop draws by itself everywhere else, until streets are there, and when they fail.
 */
export function PlacesMap({ places, className, ...rest }: PlacesMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const maps = useMaps(size !== undefined);
  const placed = useMemo(
    () => places.map((place) => ({ ...place, at: toWorld(place.latitude, place.longitude) })),
    [places],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div
      ref={frame}
      role="group"
      aria-label={`${rest.names.title} на\u00a0${maps.api ? 'карте' : 'схеме'}`}
      className={classNames('touch-none select-none overflow-hidden bg-wash', className)}
    >
      {size &&
        (maps.api ? (
          <ServiceMap {...rest} api={maps.api} places={placed} size={size} />
        ) : (
          <DrawnMap {...rest} places={placed} size={size} />
        ))}
      {size && maps.status === 'error' && (
        <p role="status" className="absolute top-3 left-3 bg-paper px-3 py-2 text-caption">
          Карта временно недоступна. Адреса&nbsp;— в&nbsp;списке
        </p>
      )}
    </div>
  );
}
