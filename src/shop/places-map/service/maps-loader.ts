import { createStore, type Store } from '@/lib/state/store';
import type { Ymaps3 } from './ymaps3';

/** docs/specification.md §4.5 */
type MapsStatus = 'pending' | 'loading' | 'loaded' | 'error';
export type MapsState = { status: MapsStatus; api: Ymaps3 | undefined };

/** Options of the map service's script. */
export type MapsOptions = { apiKey: string; script?: string; lang?: 'ru_RU' };

/** The map service cannot be called with these options. */
export class MapsException extends Error {
  override name = 'MapsException';
}

const SCRIPT = 'https://api-maps.yandex.ru/v3/';
const KNOWN = new Set(['apiKey', 'script', 'lang']);

/**
 * The script address of API version 3 (docs/specification.md §9).
 *
 * @throws MapsException without a key, Error for an unknown option
 */
export function mapsAddress(options: MapsOptions): string {
  const unknown = Object.keys(options).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) throw new Error(`Unknown option of maps: ${unknown}`);
  const { apiKey, script = SCRIPT, lang = 'ru_RU' } = options;
  if (!apiKey) throw new MapsException('Maps need an API key');
  const address = new URL(script);
  address.searchParams.set('apikey', apiKey);
  address.searchParams.set('lang', lang);
  return address.href;
}

export type MapsLoader = {
  state: Store<MapsState>;
  /** Does nothing if loading is not allowed. Concurrent and later calls share one load. */
  load(): Promise<void>;
};

type LoaderParts = {
  /** Undefined if the shop has no map service. */
  options(): MapsOptions | undefined;
  /** Whether consent and settings allow the script in this page. */
  mayLoad(): boolean;
  /** Adds the script to the page. False if it fails to load or times out. */
  loadScript(address: string): Promise<boolean>;
  /** Timeout in ms for the service to become ready after its script has loaded. */
  readyMs: number;
};

/** Loads the map service once for all maps of a page. */
export function createMapsLoader({ options, mayLoad, loadScript, readyMs }: LoaderParts): MapsLoader {
  const state = createStore<MapsState>({ status: 'pending', api: undefined });
  let loading: Promise<void> | undefined;

  async function load(mapsOptions: MapsOptions): Promise<void> {
    state.set({ status: 'loading', api: undefined });
    try {
      const isThere = await loadScript(mapsAddress(mapsOptions));
      const api = globalThis.ymaps3;
      if (!isThere || !api) throw new MapsException('The script of maps fails to load');
      await inTime(api.ready, readyMs);
      state.set({ status: 'loaded', api });
    } catch (cause) {
      state.set({ status: 'error', api: undefined });
      throw cause;
    }
  }

  return {
    state,
    async load() {
      const mapsOptions = options();
      if (!mapsOptions || !mayLoad()) return;
      loading ??= load(mapsOptions);
      return loading;
    },
  };
}

function inTime(ready: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new MapsException('Maps are not ready in time')), ms);
    ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
