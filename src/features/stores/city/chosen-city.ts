import { useSyncExternalStore } from 'react';
import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import type { City } from '@/lib/api';
import { deviceStorage, readJson } from '@/lib/browser/storage';

export type ChosenCity = Pick<City, 'code' | 'name'>;

const KEY = LOCAL_KEYS.city;
const listeners = new Set<() => void>();
/** Undefined before the first read, null if no city is chosen. */
let chosen: ChosenCity | null | undefined;

/**
 * The city that the shopper chose; undefined on the server, before hydration, and if none is chosen. It is known to the
 * browser only, because public HTML is the same for everyone.
 */
export function useChosenCity(): ChosenCity | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

/** Remembers the city, across visits if storage is allowed. Browser only. */
export function chooseCity({ code, name }: ChosenCity): void {
  chosen = { code, name };
  deviceStorage.setItem(KEY, JSON.stringify(chosen));
  for (const listener of listeners) listener();
}

/** The chosen city, for code that does not subscribe; undefined on the server. */
export const chosenCity = (): ChosenCity | undefined =>
  typeof window === 'undefined' ? undefined : current();

function current(): ChosenCity | undefined {
  if (chosen === undefined) chosen = read();
  return chosen ?? undefined;
}

function read(): ChosenCity | null {
  const value = readJson(deviceStorage, KEY);
  if (typeof value !== 'object' || value === null) return null;
  const { code, name } = value as Record<string, unknown>;
  return typeof code === 'string' && typeof name === 'string' && code && name ? { code, name } : null;
}

function subscribe(listener: () => void): () => void {
  // Another tab chose a city.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    chosen = undefined;
    listener();
  };
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    listeners.delete(listener);
  };
}
