import {
  configuredThirdParties,
  THIRD_PARTIES,
  type ThirdPartyConfig,
  type ThirdPartyId,
} from '#shared/third-parties/third-parties.ts';
import { pageConfig } from '../page/config';
import { isAllowed } from './consent-choice';
import { loadScript, type ScriptFailure } from './load-script';
import { hasSwitch, isSwitchedOff, ofPage } from './third-party-switch';

/**
 * Read once, and again after navigations to a URL with the parameter, because the next navigation removes it.
 */
let switchedOff: boolean | undefined;
const loads = new Map<ThirdPartyId, Promise<ScriptFailure | undefined>>();

/**
 * Reads the switch from the query string before a navigation removes the parameter: on the first page of a
 * visit, and on links inside the shop. A query without the parameter changes nothing.
 */
export function readThirdPartySwitch(search = location.search): void {
  if (switchedOff === undefined || hasSwitch(search)) switchedOff = isSwitchedOff(ofPage(search));
}

/** Whether third parties are switched off in this browser. The shop then does not ask for consent either. */
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

/** Third parties that may run now and are loaded even if no part of a page requests them. */
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
  address?: (config: NonNullable<ThirdPartyConfig[Id]>) => string,
): Promise<boolean> {
  return mayRun(id) && (await thirdPartyFailure(id, address)) === undefined;
}

/**
 * Loads a third party that may run, once for all callers. Undefined if it is loaded, otherwise the class of
 * the failure.
 */
export async function thirdPartyFailure<Id extends ThirdPartyId>(
  id: Id,
  address: (config: NonNullable<ThirdPartyConfig[Id]>) => string = ({ script }) => script,
): Promise<ScriptFailure | undefined> {
  const config = pageConfig().thirdParties?.[id];
  if (!config || !mayRun(id)) return 'off';
  let load = loads.get(id);
  if (!load) {
    const ownLimit = 'timeoutMs' in config ? config.timeoutMs : undefined;
    load = loadScript(address(config), ownLimit ?? THIRD_PARTIES[id].timeoutMs);
    loads.set(id, load);
  }
  return load;
}

/** Whether a script was loaded in this page. A loaded script cannot be removed. */
export const wasLoaded = (id: ThirdPartyId): boolean => loads.has(id);
