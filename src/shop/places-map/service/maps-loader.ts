import { createStore, type Store } from '@/lib/state/store';
import type { Ymaps3 } from './ymaps3';

/** docs/specification.md §4.5 */
type MapsStatus = 'pending' | 'loading' | 'loaded' | 'error';
export type MapsState = { status: MapsStatus; api: Ymaps3 | undefined };

/** What the service of maps is asked with. */
export type MapsOptions = { apiKey: string; script?: string; lang?: 'ru_RU' };

/** The service of maps cannot be asked. */
export class MapsException extends Error {
  override name = 'MapsException';
}

const SCRIPT = 'https://api-maps.yandex.ru/v3/';
const KNOWN = new Set(['apiKey', 'script', 'lang']);

/**
 * The address of the script of version 3 (docs/specification.md §9).
 * @throws MapsException without a key, Error for an option that there is not
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
  /** Nothing happens where they may not be loaded; who asks again while they load, or later, gets the same. */
  load(): Promise<void>;
};

type LoaderParts = {
  /** Undefined where the shop has no service of maps. */
  options(): MapsOptions | undefined;
  /** Whether the shopper and the settings let the script into this page. */
  mayLoad(): boolean;
  /** Puts the script into the page. False where it fails to load or is late. */
  loadScript(address: string): Promise<boolean>;
  /** How long the service may take to be ready once its script is there, in ms. */
  readyMs: number;
};

/** Loads the service of maps once for all maps of a page. */
export function createMapsLoader({ options, mayLoad, loadScript, readyMs }: LoaderParts): MapsLoader {
  const state = createStore<MapsState>({ status: 'pending', api: undefined });
  let loading: Promise<void> | undefined;

  async function load(asked: MapsOptions): Promise<void> {
    state.set({ status: 'loading', api: undefined });
    try {
      const isThere = await loadScript(mapsAddress(asked));
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
      const asked = options();
      if (!asked || !mayLoad()) return;
      loading ??= load(asked);
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
