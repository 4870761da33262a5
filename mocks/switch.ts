/** Storage keys for the settings in a tab's address. */
const MOCKS_KEY = 'vitrina-mocks';
const SCENARIO_KEY = 'vitrina-mock-scenario';

export type MockSettings = { on: boolean; scenarios: string[] };

/**
 * Reads `?mocks=on|off` and `?mock=<scenario>[,<scenario>]` from the address and stores both for the tab; an
 * empty `?mock=` ends all scenarios. A scenario switches the mocks on. `onByDefault` is true if VITE_MOCKS is
 * `on`.
 */
export function readSettings(
  search: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  onByDefault: boolean,
): MockSettings {
  const query = new URLSearchParams(search);
  const scenario = query.get('mock');
  if (scenario !== null) storage.setItem(SCENARIO_KEY, scenario);
  const mocks = query.get('mocks') ?? (scenario ? 'on' : null);
  if (mocks !== null) storage.setItem(MOCKS_KEY, mocks);

  const remembered = storage.getItem(MOCKS_KEY);
  return {
    on: remembered === null ? onByDefault : remembered === 'on',
    scenarios: (storage.getItem(SCENARIO_KEY) ?? '').split(',').filter(Boolean),
  };
}
