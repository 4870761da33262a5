import { lowerFirst } from '#shared/text/lower-first.ts';
import type { Store } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';
import { hrefTo } from '@/shop/addresses/href-to';
import { distanceText } from '@/shop/distance/distance';
import { OpenState } from '../open-state';
import { Hours, Phone, WayLink } from '../store-parts';

const BESIDE_MAP = `(min-width: 1024px) 33vw, (min-width: 768px) 40vw, ${PHONE_WIDE}`;

type StoreRowProps = {
  store: Store;
  /** Distance of the store from the shopper in metres, if it is known. */
  distance: number | undefined;
  isLit: boolean;
  /** Whether the list takes the whole width, so that two rows are side by side. */
  isWide: boolean;
  /** Whether the row is visible without scrolling, so that its picture loads eagerly. */
  isFirst: boolean;
  onLight?: ((code: string | undefined) => void) | undefined;
};

/** Classes of a highlighted row: a line at its left. */
const LIT =
  'data-lit:before:absolute data-lit:before:inset-y-0 data-lit:before:-left-(--margin) data-lit:before:w-0.5 data-lit:before:bg-ink';

/**
 * Between 768 and 1024 px the map replaces the list instead of being beside it, so the rows are wide and have
 * the picture beside the text.
 */
const BESIDE = 'md:max-lg:grid md:max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:max-lg:gap-x-6';

/** A store in the list. It is highlighted together with its mark on the map. */
export function StoreRow({ store, distance, isLit, isWide, isFirst, onLight }: StoreRowProps) {
  const [portrait] = store.pictures;
  const href = hrefTo('/stores/$code', { params: { code: store.code } });
  return (
    <li
      data-lit={isLit || undefined}
      onPointerEnter={() => onLight?.(store.code)}
      onPointerLeave={() => onLight?.(undefined)}
      onFocus={() => onLight?.(store.code)}
      onBlur={() => onLight?.(undefined)}
      className={classNames('relative border-hair border-b pt-5 pb-3', portrait && !isWide && BESIDE, LIT)}
    >
      {portrait && (
        <div className={isWide ? 'mb-4' : 'mb-4 md:max-lg:mb-2'}>
          <ScenePicture
            scene={{ wide: portrait }}
            sizes={isWide ? `(min-width: 768px) 50vw, ${PHONE_WIDE}` : BESIDE_MAP}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            className="aspect-3/2"
          />
        </div>
      )}
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="type-h3">
            <PageLink
              href={href}
              data-store={store.code}
              className="card-link underline-offset-5 decoration-1 hover:underline"
            >
              {store.name}
            </PageLink>
          </h3>
          {distance !== undefined && (
            <p className="shrink-0 text-ui tabular-nums">
              <span>{distanceText(distance)}</span>
              <span className="sr-only"> от вас</span>
            </p>
          )}
        </div>
        <StoreFacts store={store} />
      </div>
    </li>
  );
}

/** Address, opening hours and services of a store, and links to its page and to a route. */
export function StoreFacts({ store }: { store: Store }) {
  return (
    <>
      <p className="mt-1.5">{store.address}</p>
      {store.landmark && <p className="text-ink-2 text-ui">{store.landmark}</p>}
      <div className="mt-1.5">
        <OpenState store={store} />
        <noscript>
          <Hours store={store} />
        </noscript>
      </div>
      <p className="text-ink-2 text-ui">{servicesText(store.services)}</p>
      <div className="relative flex flex-wrap gap-x-6">
        <WayLink store={store} />
        <Phone store={store} />
      </div>
    </>
  );
}

/** Joins names to a sentence: «Примерка, выдача заказов, возврат». */
function servicesText(services: readonly string[]): string {
  return services.map((name, index) => (index === 0 ? name : lowerFirst(name))).join(', ');
}
