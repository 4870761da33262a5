import {
  configured,
  THIRD_PARTIES,
  type ThirdPartyConfig,
  type ThirdPartyId,
} from '#shared/third-parties/third-parties.ts';
import { pageConfig } from '../page/config';
import { isAllowed } from './consent-choice';
import { loadScript } from './load-script';
import { isSwitchedOff } from './third-party-switch';

/** Read once: the parameter belongs to the address of the first page of a visit. */
let switchedOff: boolean | undefined;
const loads = new Map<ThirdPartyId, Promise<boolean>>();

/** Reads the switch out of the address, before a navigation takes the parameter away. */
export function readThirdPartySwitch(): void {
  switchedOff = isSwitchedOff();
}

/** Whether this browser wants no third parties at all; it is asked nothing then. */
export function isSwitchedOffHere(): boolean {
  switchedOff ??= isSwitchedOff();
  return switchedOff;
}

/** Whether a script may run in this page now: it is configured, its consent holds, and nothing switches it off. */
export function mayRun(id: ThirdPartyId): boolean {
  return (
    pageConfig().thirdParties?.[id] !== undefined &&
    !isSwitchedOffHere() &&
    isAllowed(THIRD_PARTIES[id].category)
  );
}

/** Third parties that may run now and are loaded by themselves. */
export const runningByThemselves = (): ThirdPartyId[] =>
  configured(pageConfig().thirdParties).filter((id) => THIRD_PARTIES[id].when === 'idle' && mayRun(id));

/**
 * Loads a third party, once for all who want it, and answers whether it is there. False when it may not run or fails to
 * load; a failure changes nothing else in the page and is not repeated before the next one.
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

/** Whether a script was asked for in this page. It cannot be taken out of a page any more. */
export const wasLoaded = (id: ThirdPartyId): boolean => loads.has(id);
