import { useSyncExternalStore } from 'react';
import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import type { City } from '@/lib/api';

export type ChosenCity = Pick<City, 'code' | 'name'>;

const KEY = LOCAL_KEYS.city;
const listeners = new Set<() => void>();
/** Undefined before the first reading, null when none is chosen. */
let chosen: ChosenCity | null | undefined;

/**
 * The city the shopper chose; undefined on the server, before scripts run, and when none is chosen. Public HTML is
 * the same for everyone, so the choice lives in the browser alone.
 */
export function useChosenCity(): ChosenCity | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

/** Keeps a city for this visit and, where the browser lets it, for the next. Browser only. */
export function chooseCity({ code, name }: ChosenCity): void {
  chosen = { code, name };
  try {
    window.localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {}
  for (const listener of listeners) listener();
}

/** The city the shopper chose, for those who must not watch; undefined on the server. */
export const chosenCity = (): ChosenCity | undefined =>
  typeof window === 'undefined' ? undefined : current();

function current(): ChosenCity | undefined {
  if (chosen === undefined) chosen = read();
  return chosen ?? undefined;
}

function read(): ChosenCity | null {
  try {
    return parse(window.localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function parse(text: string | null): ChosenCity | null {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return null;
  const { code, name } = value as Record<string, unknown>;
  return typeof code === 'string' && typeof name === 'string' && code && name ? { code, name } : null;
}

function subscribe(listener: () => void): () => void {
  // Another tab of the same shop chose.
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
