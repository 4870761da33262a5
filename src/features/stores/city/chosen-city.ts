import { useSyncExternalStore } from 'react';
import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import type { City } from '@/lib/api';
import { deviceStorage, readJson } from '@/lib/browser/storage';

export type ChosenCity = Pick<City, 'code' | 'name'>;

const KEY = LOCAL_KEYS.city;
const listeners = new Set<() => void>();
/** The chosen city. Undefined until it is read for the first time, null if no city is chosen. */
let chosen: ChosenCity | null | undefined;

/**
 * The city that the shopper chose. Undefined if none is chosen, on the server and before hydration: only the
 * browser knows it, because public HTML is the same for everyone.
 */
export function useChosenCity(): ChosenCity | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

/** Sets the chosen city. If storage is allowed, it is still chosen at the next visit. Browser only. */
export function chooseCity({ code, name }: ChosenCity): void {
  chosen = { code, name };
  deviceStorage.setItem(KEY, JSON.stringify(chosen));
  for (const listener of listeners) listener();
}

/** The chosen city, for code that does not need to know when it changes; undefined on the server. */
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
  // Runs when another tab chooses a city.
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
