import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage, type SafeStorage } from '../browser/storage';

const PARAMETER = 'third-party';
const KEY = LOCAL_KEYS.thirdParties;

type Surroundings = { storage: SafeStorage; search: string };

export const ofPage = (search = location.search): Surroundings => ({ storage: deviceStorage, search });

/** Whether a query string contains the parameter that switches third-party scripts off or on. */
export const hasSwitch = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);

/**
 * Whether third-party scripts are switched off in this browser (docs/specification.md §4.5).
 * `?third-party=off` stores a flag and `?third-party=on` removes it; without the parameter the stored flag
 * decides. If storage is blocked, the parameter applies to this page only.
 */
export function isSwitchedOff({ storage, search }: Surroundings = ofPage()): boolean {
  const value = new URLSearchParams(search).get(PARAMETER);
  if (value === 'off') storage.setItem(KEY, 'off');
  if (value === 'on') storage.removeItem(KEY);
  return value === 'off' || storage.getItem(KEY) === 'off';
}
