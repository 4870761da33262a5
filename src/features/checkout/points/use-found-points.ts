import { useMemo, useState } from 'react';
import type { DeliveryPoint } from '@/lib/api';
import { useStore } from '@/lib/state/store';
import { chosenAddress } from '../state/chosen-address';
import { byDistance } from './by-distance';
import { filterPoints, type PointFilter } from './filter-points';
import { titleOf } from './point-words';

const NO_FILTERS: ReadonlySet<PointFilter> = new Set();
const MINUTE_MS = 60_000;

/** The points that match the search, nearest first. Both the list and the map show them. */
export function useFoundPoints(all: readonly DeliveryPoint[], timeZone: string) {
  const address = useStore(chosenAddress);
  const points = useMemo(() => byDistance(all, address), [all, address]);
  const [text, setText] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const found = useMemo(
    () => filterPoints(points, { text, filters, timeZone, now: new Date(minute) }),
    [points, text, filters, timeZone, minute],
  );
  const places = useMemo(() => found.map((point) => ({ ...point, title: titleOf(point) })), [found]);
  return {
    text,
    setText,
    filters,
    found,
    places,
    now: new Date(minute),
    toggle: (id: PointFilter) => setFilters((before) => new Set(before).symmetricDifference(new Set([id]))),
    reset: () => {
      setText('');
      setFilters(NO_FILTERS);
    },
  };
}
