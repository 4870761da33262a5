import { LOCAL_KEYS } from '#shared/web/browser-files.ts';

const PARAMETER = 'third-party';
const KEY = LOCAL_KEYS.thirdParties;

type Surroundings = { storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>; search: string };

const ofPage = (): Surroundings => ({ storage: () => localStorage, search: location.search });

/**
 * Whether scripts of other companies are switched off (docs/specification.md §4.5): `?third-party=off` keeps a flag,
 * `?third-party=on` removes it, and without the parameter the kept flag decides. Where nothing can be kept the parameter
 * counts for this page.
 */
export function isSwitchedOff({ storage, search } = ofPage()): boolean {
  const said = new URLSearchParams(search).get(PARAMETER);
  try {
    if (said === 'off') storage().setItem(KEY, 'off');
    if (said === 'on') storage().removeItem(KEY);
    return storage().getItem(KEY) === 'off';
  } catch {
    return said === 'off';
  }
}
