import { describe, expect, test } from 'vitest';
import { readSettings } from './switch.ts';

/** Imitates sessionStorage. */
function tab() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe('the mocks switch', () => {
  test('is off by default', () => {
    expect(readSettings('', tab(), false)).toEqual({ on: false, scenarios: [] });
    expect(readSettings('', tab(), true)).toEqual({ on: true, scenarios: [] });
  });

  test('follows the address, and the tab remembers it', () => {
    const storage = tab();
    expect(readSettings('?mocks=on', storage, false).on).toBe(true);
    expect(readSettings('', storage, false).on).toBe(true);
    expect(readSettings('?mocks=off', storage, true).on).toBe(false);
    expect(readSettings('?sort=new', storage, true).on).toBe(false);
  });

  test('is on with a scenario, which stays until the address names another', () => {
    const storage = tab();
    expect(readSettings('?mock=getCart:503,getHome:500', storage, false)).toEqual({
      on: true,
      scenarios: ['getCart:503', 'getHome:500'],
    });
    expect(readSettings('', storage, false).scenarios).toEqual(['getCart:503', 'getHome:500']);
    expect(readSettings('?mock=', storage, false)).toEqual({ on: true, scenarios: [] });
  });
});
