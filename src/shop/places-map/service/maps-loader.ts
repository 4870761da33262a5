import { createStore, type Store } from '@/lib/state/store';
import type { ScriptFailure } from '@/lib/third-parties/load-script';
import type { Ymaps3 } from './ymaps3';

/** State of the map service (docs/specification.md §4.5). */
type MapsStatus = 'pending' | 'loading' | 'loaded' | 'error';
export type MapsState = { status: MapsStatus; api: Ymaps3 | undefined };

/** Settings for the script of the map service. */
export type MapsOptions = { apiKey: string; script?: string; lang?: 'ru_RU' };

/** Why there is no map: no key is configured, or the kind of failure (docs/specification.md §8). */
type MapsFailure = 'key' | ScriptFailure | 'unknown';

/** Thrown if the settings of the map service are wrong, or if it fails to load. */
export class MapsException extends Error {
  override name = 'MapsException';
  readonly failure: MapsFailure;

  constructor(message: string, failure: MapsFailure) {
    super(message);
    this.failure = failure;
  }
}

const SCRIPT = 'https://api-maps.yandex.ru/v3/';
const KNOWN = new Set(['apiKey', 'script', 'lang']);

/**
 * URL of the map service's script, version 3 (docs/specification.md §9).
 * @throws MapsException without a key, Error for an unknown option
 */
export function mapsAddress(options: MapsOptions): string {
  const unknown = Object.keys(options).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) throw new Error(`Unknown option of maps: ${unknown}`);
  const { apiKey, script = SCRIPT, lang = 'ru_RU' } = options;
  if (!apiKey) throw new MapsException('Maps need an API key', 'key');
  const address = new URL(script);
  address.searchParams.set('apikey', apiKey);
  address.searchParams.set('lang', lang);
  return address.href;
}

export type MapsLoader = {
  state: Store<MapsState>;
  /**
   * Loads the map service, or does nothing if it may not be loaded. It is loaded once for all callers, and a
   * failure is logged once.
   * @throws MapsException if the shop has no key, or if the service fails to load
   */
  load(): Promise<void>;
};

type LoaderParts = {
  /** The settings; undefined if the shop has no map service. */
  options(): MapsOptions | undefined;
  /** Whether the shopper's consent and the settings allow the script in this page. */
  mayLoad(): boolean;
  /** Adds the script to the page. Resolves to the kind of failure if it fails to load. */
  loadScript(address: string): Promise<ScriptFailure | undefined>;
  /** How long to wait for the service to become ready after its script has loaded, in ms. */
  readyMs: number;
  log?(failure: { name: string; class: MapsFailure; message: string }): void;
};

/** Loads the map service once for all maps of a page. */
export function createMapsLoader({
  options,
  mayLoad,
  loadScript,
  readyMs,
  log = (failure) => console.error('The map failed', failure),
}: LoaderParts): MapsLoader {
  const state = createStore<MapsState>({ status: 'pending', api: undefined });
  let loading: Promise<void> | undefined;

  async function load(mapsOptions: MapsOptions): Promise<void> {
    state.set({ status: 'loading', api: undefined });
    try {
      const failure = await loadScript(mapsAddress(mapsOptions));
      const api = globalThis.ymaps3;
      if (failure || !api) throw new MapsException('The script of maps fails to load', failure ?? 'unknown');
      await inTime(api.ready, readyMs);
      state.set({ status: 'loaded', api });
    } catch (cause) {
      state.set({ status: 'error', api: undefined });
      const { name, message } = cause as Error;
      log({ name, class: cause instanceof MapsException ? cause.failure : 'unknown', message });
      throw cause;
    }
  }

  return {
    state,
    async load() {
      const mapsOptions = options() ?? { apiKey: '' };
      if (mapsOptions.apiKey && !mayLoad()) return;
      loading ??= load(mapsOptions);
      return loading;
    },
  };
}

function inTime(ready: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new MapsException('Maps are not ready in time', 'timeout')), ms);
    ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
