import { useMemo, useRef } from 'react';
import { consentDialog } from '@/lib/third-parties/consent-choice';
import { Button } from '@/lib/ui/buttons/button';
import { classNames } from '@/lib/ui/class-names';
import type { PlacesMapProps } from './parts/places-map-props';
import { toWorld } from './parts/world';
import { ServiceMap } from './service/service-map';
import { useMaps } from './service/use-maps';
import { useIsShown } from './use-is-shown';

/**
 * A map with places, beside a list of the same places. Browser only; use it only if the shop has a map
 * service (`hasMaps`). Without consent, or if the service fails, a sentence is shown in place of the map.
 */
export function PlacesMap({ places, className, height, ...rest }: PlacesMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(frame);
  const { api, status, isAllowed } = useMaps(isShown);
  const placed = useMemo(
    () => places.map((place) => ({ ...place, at: toWorld(place.latitude, place.longitude) })),
    [places],
  );
  const isMap = isAllowed && status !== 'error';
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div
      ref={frame}
      role="group"
      aria-label={`${rest.names.title} на\u00a0карте`}
      aria-busy={(isMap && !api) || undefined}
      className={classNames(
        'bg-wash',
        isMap && 'touch-none select-none overflow-hidden',
        isMap && height,
        className,
      )}
    >
      {isMap ? api && <ServiceMap {...rest} api={api} places={placed} /> : <NoMap hasFailed={isAllowed} />}
    </div>
  );
}

function NoMap({ hasFailed }: { hasFailed: boolean }) {
  if (hasFailed) {
    return (
      <p role="status" className="px-6 py-5 text-ui">
        Карта временно недоступна. Адреса&nbsp;— в&nbsp;списке
      </p>
    );
  }
  return (
    <div className="space-y-4 px-6 py-5">
      <p className="text-ui">Карту показывает сторонний сервис. Её можно включить в&nbsp;настройках cookie</p>
      <Button variant="quiet" onClick={() => consentDialog.set(true)}>
        Включить карту
      </Button>
    </div>
  );
}
