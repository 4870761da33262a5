import { useState } from 'react';
import { countOf, formatCount } from '#shared/text/plural.ts';
import type { DeliveryPoint } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { Field } from '@/lib/ui/forms/field';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { filterPoints, POINT_FILTERS, type PointFilter } from './filter-points';
import { PointCard } from './point-card';
import { PointList } from './point-list';

export type PointDialogProps = {
  open: boolean;
  onClose(): void;
  title: string;
  points: readonly DeliveryPoint[];
  timeZone: string;
  today: string;
  onChoose(point: DeliveryPoint): void;
};

const POINTS = ['пункт', 'пункта', 'пунктов'] as const;
const OF_POINTS = ['пункта', 'пунктов', 'пунктов'] as const;
const NO_FILTERS: ReadonlySet<PointFilter> = new Set();

/**
 * The choice of a place to collect at: a list that can be searched, and a card of one place. People know streets, not pins:
 * the map comes beside the list and never before it.
 */
export function PointDialog({ open, onClose, title, points, timeZone, today, onChoose }: PointDialogProps) {
  const [text, setText] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [shown, setShown] = useState<DeliveryPoint>();
  const now = new Date();
  const found = filterPoints(points, { text, filters, timeZone, now });
  const toggle = (id: PointFilter) =>
    setFilters((before) => new Set(before).symmetricDifference(new Set([id])));
  const reset = () => {
    setText('');
    setFilters(NO_FILTERS);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={title}
      footer={
        shown && (
          <Button wide onClick={() => onChoose(shown)}>
            {shown.kind === 'store' ? 'Забрать здесь' : 'Выбрать этот пункт'}
          </Button>
        )
      }
    >
      {shown ? (
        <PointCard
          point={shown}
          timeZone={timeZone}
          today={today}
          now={now}
          onBack={() => setShown(undefined)}
        />
      ) : (
        <>
          <div className="modal-bleed sticky -top-4 -mt-4 bg-paper pt-4 pb-3 md:-top-2 md:-mt-2 md:pt-2">
            <Field
              label="Улица или метро"
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
              enterKeyHint="search"
            />
            {/* biome-ignore lint/a11y/useSemanticElements: buttons that are on or off, not a part of a form */}
            <div
              role="group"
              aria-label="Какие пункты показать"
              className="modal-bleed scrollbar-none mt-3 flex gap-2 overflow-x-auto py-0.5 *:shrink-0"
            >
              {POINT_FILTERS.map(({ id, label }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={filters.has(id)}
                  onClick={() => toggle(id)}
                  className="min-h-11 border border-field px-3.5 text-ui hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-colors:outline-2"
                >
                  {label}
                </button>
              ))}
            </div>
          </div>
          <p role="status" className="text-caption text-ink-2">
            {found.length === points.length
              ? countOf(points.length, POINTS)
              : `Подходят ${formatCount(found.length)} из\u00a0${countOf(points.length, OF_POINTS)}`}
          </p>
          {found.length === 0 ? (
            <div className="py-6">
              <p>Ничего не&nbsp;нашлось. Измените запрос или снимите отметки</p>
              <TextButton onClick={reset}>Показать все пункты</TextButton>
            </div>
          ) : (
            // Other filters are another list, which begins at its top.
            <PointList
              key={`${text} ${[...filters].join(' ')}`}
              points={found}
              timeZone={timeZone}
              today={today}
              now={now}
              onShow={setShown}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
