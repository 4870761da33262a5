import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ScriptFailure } from '@/lib/third-parties/load-script';
import { createMapsLoader, MapsException, type MapsOptions, mapsAddress } from './maps-loader';
import type { Ymaps3 } from './ymaps3';

const maps = { ready: Promise.resolve() } as Ymaps3;

afterEach(() => {
  globalThis.ymaps3 = undefined;
  vi.useRealTimers();
});

describe('the URL of the script', () => {
  test('the URL of the map script has version 3, the key and the Russian language (§7.3.3, §8.5, §9.8)', () => {
    expect(mapsAddress({ apiKey: 'a&b' })).toBe('https://api-maps.yandex.ru/v3/?apikey=a%26b&lang=ru_RU');
    expect(mapsAddress({ apiKey: 'k', script: 'https://maps.example/v3/' })).toBe(
      'https://maps.example/v3/?apikey=k&lang=ru_RU',
    );
  });

  test('the URL of the map script cannot be built without a key (§7.3.3, §8.5, §9.8)', () => {
    expect(() => mapsAddress({ apiKey: '' })).toThrow(MapsException);
  });

  test('an unknown option of the map script throws an error (§7.3.3, §8.5, §9.8)', () => {
    const options = { apiKey: 'k', suggest: true } as MapsOptions;
    expect(() => mapsAddress(options)).toThrow('Unknown option of maps: suggest');
    expect(() => mapsAddress(options)).not.toThrow(MapsException);
  });
});

describe('the loader', () => {
  let allowed: boolean;
  let options: MapsOptions | undefined;
  const requests: string[] = [];
  let answer: (failure?: ScriptFailure) => void;
  const logged: unknown[] = [];

  const open = (readyMs = 5000) =>
    createMapsLoader({
      options: () => options,
      mayLoad: () => allowed,
      readyMs,
      log: (failure) => void logged.push(failure),
      loadScript(address) {
        requests.push(address);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    });

  beforeEach(() => {
    requests.length = 0;
    logged.length = 0;
    allowed = true;
    options = { apiKey: 'k' };
  });

  test('the state of the loader changes from pending to loading to loaded (§4.5.1)', async () => {
    const { state, load } = open();
    expect(state.get()).toEqual({ status: 'pending', api: undefined });
    const loading = load();
    expect(state.get()).toEqual({ status: 'loading', api: undefined });
    globalThis.ymaps3 = maps;
    answer();
    await loading;
    expect(state.get()).toEqual({ status: 'loaded', api: maps });
  });

  test('the map service is loaded once for all maps, including later ones (§4.5.1)', async () => {
    const { load } = open();
    const both = Promise.all([load(), load()]);
    globalThis.ymaps3 = maps;
    answer();
    await both;
    await load();
    expect(requests).toEqual(['https://api-maps.yandex.ru/v3/?apikey=k&lang=ru_RU']);
  });

  test('the map service is not requested before the shopper’s consent (§4.5.1)', async () => {
    const { state, load } = open();
    allowed = false;
    await load();
    expect(state.get().status).toBe('pending');
    expect(requests).toEqual([]);
    allowed = true;
    void load();
    expect(state.get().status).toBe('loading');
  });

  test('loading maps throws a MapsException in a shop without a map key, with or without consent (§7.3.3, §8.5)', async () => {
    options = undefined;
    allowed = false;
    const { state, load } = open();
    await expect(load()).rejects.toThrow(MapsException);
    expect(state.get().status).toBe('error');
    expect(requests).toEqual([]);
  });

  test.each([
    ['does not come', 'network', maps],
    ['does not come in time', 'timeout', maps],
    ['has no maps in it', undefined, undefined],
  ] as const)(
    'all maps fail if the script %s, and the failure is logged once with its class (§8.8)',
    async (_, failure, api) => {
      const { state, load } = open();
      const loading = load();
      globalThis.ymaps3 = api;
      answer(failure);
      await expect(loading).rejects.toThrow(MapsException);
      expect(state.get()).toEqual({ status: 'error', api: undefined });
      await expect(load()).rejects.toThrow(MapsException);
      expect(requests).toHaveLength(1);
      expect(logged).toEqual([
        { name: 'MapsException', class: failure ?? 'unknown', message: 'The script of maps fails to load' },
      ]);
    },
  );

  test('loading maps fails if the service does not become ready in time', async () => {
    vi.useFakeTimers();
    const { state, load } = open(5000);
    const loading = expect(load()).rejects.toThrow('not ready in time');
    globalThis.ymaps3 = { ...maps, ready: new Promise(() => {}) };
    answer();
    await vi.advanceTimersByTimeAsync(4999);
    expect(state.get().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(state.get().status).toBe('error');
  });

  test('loading maps with an empty key throws a MapsException, and nothing is requested', async () => {
    options = { apiKey: '' };
    const { state, load } = open();
    await expect(load()).rejects.toThrow(MapsException);
    expect(state.get().status).toBe('error');
    expect(requests).toEqual([]);
  });
});
