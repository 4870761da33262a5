import {
  configuredThirdParties,
  THIRD_PARTIES,
  type ThirdPartyConfig,
  type ThirdPartyId,
} from '#shared/third-parties/third-parties.ts';
import { pageConfig } from '../page/config';
import { isAllowed } from './consent-choice';
import { loadScript } from './load-script';
import { isSwitchedOff } from './third-party-switch';

/** Read once, because only the first page of a visit has the parameter in its address. */
let switchedOff: boolean | undefined;
const loads = new Map<ThirdPartyId, Promise<boolean>>();

/** Reads the switch from the address before a navigation removes the parameter. */
export function readThirdPartySwitch(): void {
  switchedOff = isSwitchedOff();
}

/** Whether third parties are switched off in this browser. Then it is not asked for consent either. */
export function isSwitchedOffHere(): boolean {
  switchedOff ??= isSwitchedOff();
  return switchedOff;
}

/**
 * Whether a third-party script may run in this page now: configured, allowed by consent and not switched off.
 */
export function mayRun(id: ThirdPartyId): boolean {
  return (
    pageConfig().thirdParties?.[id] !== undefined &&
    !isSwitchedOffHere() &&
    isAllowed(THIRD_PARTIES[id].category)
  );
}

/** Third parties that may run now and are loaded without a request by a page. */
export const runningByThemselves = (): ThirdPartyId[] =>
  configuredThirdParties(pageConfig().thirdParties).filter(
    (id) => THIRD_PARTIES[id].when === 'idle' && mayRun(id),
  );

/**
 * Loads a third party once for all callers. False if it may not run or fails to load; a failure has no other
 * effect and is not retried on this page.
 */
export async function loadThirdParty<Id extends ThirdPartyId>(
  id: Id,
  address: (config: NonNullable<ThirdPartyConfig[Id]>) => string = ({ script }) => script,
): Promise<boolean> {
  const config = pageConfig().thirdParties?.[id];
  if (!config || !mayRun(id)) return false;
  let load = loads.get(id);
  if (!load) {
    load = loadScript(address(config), THIRD_PARTIES[id].timeoutMs).then(
      () => true,
      () => false,
    );
    loads.set(id, load);
  }
  return load;
}

/** Whether a script was loaded in this page. A loaded script cannot be removed. */
export const wasLoaded = (id: ThirdPartyId): boolean => loads.has(id);
