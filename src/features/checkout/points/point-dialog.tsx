import { useRef, useState } from 'react';
import { countOf, formatCount } from '#shared/text/plural.ts';
import type { DeliveryPoint } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { classNames } from '@/lib/ui/class-names';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { POINT_NAMES } from '@/shop/places-map/parts/place-names';
import { PlacesMap } from '@/shop/places-map/places-map';
import { hasMaps } from '@/shop/places-map/service/use-maps';
import { PointCard } from './point-card';
import { PointList } from './point-list';
import { PointRow } from './point-row';
import { PointSearch } from './point-search';
import { useFoundPoints } from './use-found-points';

export type PointDialogProps = {
  open: boolean;
  onClose(): void;
  title: string;
  points: readonly DeliveryPoint[];
  timeZone: string;
  today: string;
  onChoose(point: DeliveryPoint): void;
};

const OF_POINTS = ['пункта', 'пунктов', 'пунктов'] as const;
const WAYS = [
  { id: 'list', label: 'Списком' },
  { id: 'map', label: 'На\u00a0карте' },
] as const;

/**
 * The dialog that chooses a pick-up point. A searchable list comes first, because people know streets better
 * than places on a map. If the shop has a map service, the map is beside the list; on a narrow window a
 * button replaces the list by the map. The details of a point cover the list, or the bottom of the map on a
 * narrow window.
 */
export function PointDialog({ open, onClose, title, points, timeZone, today, onChoose }: PointDialogProps) {
  const { text, setText, filters, toggle, reset, found, places, now } = useFoundPoints(points, timeZone);
  const [shownCode, setShown] = useState<string>();
  const [lit, setLit] = useState<string>();
  const [way, setWay] = useState<Way>('list');
  const list = useRef<HTMLDivElement>(null);
  const shown = points.find(({ code }) => code === shownCode);
  const onMap = way === 'map';
  const onStreets = hasMaps();
  const words = { timeZone, today, now };
  const back = () => {
    setShown(undefined);
    // The row of the point is rendered again only in the next frame, so focus it then.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(shownCode ?? '')}"]`)?.focus(),
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size={onStreets ? 'beside' : 'normal'}
      title={title}
      footer={
        shown && (
          <>
            {onMap && (
              <div className="basis-full lg:hidden">
                <PointRow point={shown} {...words} />
              </div>
            )}
            <Button wide onClick={() => onChoose(shown)}>
              {shown.kind === 'store' ? 'Забрать здесь' : 'Выбрать этот пункт'}
            </Button>
          </>
        )
      }
    >
      {shown && (
        <div key={shown.code} className={onMap ? 'max-lg:hidden' : undefined}>
          <PointCard point={shown} {...words} onBack={back} />
        </div>
      )}
      <div ref={list} className={shown ? (onMap ? 'contents lg:hidden' : 'hidden') : 'contents'}>
        <div className="modal-bleed sticky -top-4 z-sticky -mt-4 bg-paper pt-4 pb-3 md:-top-2 md:-mt-2 md:pt-2">
          <PointSearch text={text} onText={setText} filters={filters} onToggle={toggle} />
        </div>
        <div className="flex items-end justify-between gap-4">
          <p role="status" className="text-caption text-ink-2">
            {found.length === points.length
              ? countOf(points.length, POINT_NAMES.counted)
              : `Подходят ${formatCount(found.length)} из\u00a0${countOf(points.length, OF_POINTS)}`}
          </p>
          {onStreets && <Ways way={way} onWay={setWay} />}
        </div>
        {found.length === 0 && (
          <div className="py-6">
            <p>Ничего не&nbsp;нашлось. Измените запрос или снимите отметки</p>
            <TextButton onClick={reset}>Показать все пункты</TextButton>
          </div>
        )}
        {/* With other filters the list starts at the top. */}
        <div key={`${text} ${[...filters].join(' ')}`} className={onMap ? 'max-lg:hidden' : undefined}>
          <PointList points={found} {...words} lit={lit} onLight={setLit} onShow={setShown} />
        </div>
      </div>
      {onStreets && (
        <PlacesMap
          places={places}
          names={POINT_NAMES}
          chosen={shownCode}
          lit={lit}
          onLight={setLit}
          onChoose={setShown}
          className={classNames('beside', onMap ? 'beside-alone' : 'max-lg:hidden')}
        />
      )}
    </Dialog>
  );
}

type Way = (typeof WAYS)[number]['id'];

/** Buttons that choose what a narrow window shows: the list or the map. */
function Ways({ way, onWay }: { way: Way; onWay(way: Way): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that are on or off, not a part of a form
    <div role="group" aria-label="Как показать пункты" className="-my-3 flex gap-5 lg:hidden">
      {WAYS.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={way === id}
          onClick={() => onWay(id)}
          className="min-h-11 border-transparent border-b text-ink-2 text-ui hover:text-ink aria-pressed:border-ink aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
