import { useMemo } from 'react';
import type { Store } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { STORE_NAMES } from '@/shop/places-map/parts/place-names';
import { PlacesMap } from '@/shop/places-map/places-map';
import { StoreFacts } from './store-row';

type StoresMapProps = {
  stores: readonly Store[];
  chosen: string | undefined;
  lit: string | undefined;
  onLight(code: string | undefined): void;
  onChoose(code: string): void;
  className: string;
};

/**
 * A map of the stores, which stays beside the list while it scrolls. On a phone the chosen store is shown
 * below the map.
 */
export function StoresMap({ stores, className, ...rest }: StoresMapProps) {
  const isHydrated = useHydrated();
  const places = useMemo(
    () => stores.map((store) => ({ ...store, kind: 'store' as const, title: store.name })),
    [stores],
  );
  const store = stores.find(({ code }) => code === rest.chosen);
  if (!isHydrated) return null;
  return (
    <div className={classNames('-mx-(--margin) lg:sticky lg:top-18.25 lg:ml-0 lg:self-start', className)}>
      <PlacesMap
        {...rest}
        places={places}
        names={STORE_NAMES}
        height="h-[min(440px,60dvh)] lg:h-[min(760px,calc(100dvh-73px))]"
        className="relative"
      />
      {store && (
        <section aria-label={store.name} className="border-ink border-t px-margin pt-4 lg:hidden">
          <h2 className="type-h3">
            <PageLink to="/stores/$code" params={{ code: store.code }}>
              {store.name}
            </PageLink>
          </h2>
          <StoreFacts store={store} />
        </section>
      )}
    </div>
  );
}
