import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { countOf } from '#shared/text/plural.ts';
import type { City } from '@/lib/api';
import { getGetCitiesQueryOptions } from '@/lib/api';
import { getCitiesQueryQMax } from '@/lib/api/bounds';
import { Button } from '@/lib/ui/buttons/button';
import { Field } from '@/lib/ui/forms/field';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { CheckIcon } from '@/lib/ui/pictures/icons';

export type CityDialogProps = {
  open: boolean;
  onClose(): void;
  /** Code of the current city. */
  current: string | undefined;
  onChoose(city: City): void;
};

const CITIES = ['город', 'города', 'городов'] as const;
const ROWS = [0, 1, 2, 3, 4, 5];

/**
 * The dialog in which the shopper chooses a place that the shop delivers to. The search finds places by the
 * beginning of their names or by region, even in the wrong keyboard layout. Enter chooses the first result;
 * the down arrow moves to the list.
 */
export function CityDialog({ open, onClose, current, onChoose }: CityDialogProps) {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const list = useRef<HTMLDivElement>(null);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...getGetCitiesQueryOptions(wanted === '' ? {} : { q: wanted }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const found = data?.items ?? [];
  const [first] = found;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && wanted !== '' && first && !isPlaceholderData) {
      event.preventDefault();
      onChoose(first);
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector('button')?.focus();
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Выберите город" size="small">
      <Field
        label="Название города"
        hint={'Если вашего места нет в\u00a0списке, введите почтовый индекс'}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={getCitiesQueryQMax}
        autoComplete="off"
        enterKeyHint="done"
        data-first-focus=""
      />
      <p role="status" className="sr-only">
        {data && wanted && !isPlaceholderData ? countOf(found.length, CITIES) : ''}
      </p>
      {/* Fixed height, so that the dialog does not shrink while searching. */}
      <div ref={list} className="mt-4 md:h-[min(52dvh,440px)] md:overflow-y-auto">
        {isError ? (
          <>
            <p className="text-ink-2">Список городов сейчас недоступен</p>
            <Button variant="quiet" className="mt-4" onClick={() => void refetch()}>
              Попробовать ещё раз
            </Button>
          </>
        ) : data ? (
          <Cities cities={found} current={current} onChoose={onChoose} />
        ) : (
          ROWS.map((row) => <Skeleton key={row} className="my-4 h-5 w-1/2" />)
        )}
      </div>
    </Dialog>
  );
}

type CitiesProps = { cities: City[]; current: string | undefined; onChoose(city: City): void };

function Cities({ cities, current, onChoose }: CitiesProps) {
  if (cities.length === 0) {
    return (
      <p className="text-ink-2">
        Такого города нет в&nbsp;списке. Проверьте написание или введите почтовый индекс
      </p>
    );
  }
  return (
    <ul>
      {cities.map((city) => (
        <li key={city.code} className="border-hair border-b">
          <button
            type="button"
            aria-current={city.code === current ? 'true' : undefined}
            onClick={() => onChoose(city)}
            className="flex min-h-12.5 w-full items-center justify-between gap-4 py-2 text-left focus-visible:-outline-offset-2"
          >
            <span>
              <span>{city.name}</span>
              {city.region && <span className="ml-2 text-caption text-ink-2">{city.region}</span>}
            </span>
            {city.code === current && <CheckIcon className="shrink-0" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
