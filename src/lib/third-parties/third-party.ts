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
 * Whether the parameter switches third parties off. Kept in memory, because the next navigation removes the
 * parameter from the URL.
 */
let switchedOff: boolean | undefined;
const loads = new Map<ThirdPartyId, Promise<ScriptFailure | undefined>>();

/**
 * Reads the parameter that switches third parties off, from the URL of the first page of a visit and from
 * links inside the shop, before a navigation removes it. A query string without the parameter changes
 * nothing.
 */
export function readThirdPartySwitch(search = location.search): void {
  if (switchedOff === undefined || hasSwitch(search)) switchedOff = isSwitchedOff(ofPage(search));
}

/** Whether third parties are switched off in this browser. The shop then also does not ask for consent. */
export function isSwitchedOffHere(): boolean {
  switchedOff ??= isSwitchedOff();
  return switchedOff;
}

/**
 * Whether a third-party script may run in this page now: it is configured, allowed by the shopper, and not
 * switched off.
 */
export function mayRun(id: ThirdPartyId): boolean {
  return (
    pageConfig().thirdParties?.[id] !== undefined &&
    !isSwitchedOffHere() &&
    isAllowed(THIRD_PARTIES[id].category)
  );
}

/**
 * Third parties that may run now and that every page loads. Others, such as the map, are loaded only by
 * components that need them.
 */
export const runningByThemselves = (): ThirdPartyId[] =>
  configuredThirdParties(pageConfig().thirdParties).filter(
    (id) => THIRD_PARTIES[id].when === 'idle' && mayRun(id),
  );

/**
 * Loads a third party, once for all callers. Resolves to false if it may not run or fails to load. A failure
 * has no other effect, and is not retried on this page.
 */
export async function loadThirdParty<Id extends ThirdPartyId>(
  id: Id,
  address?: (config: NonNullable<ThirdPartyConfig[Id]>) => string,
): Promise<boolean> {
  return mayRun(id) && (await thirdPartyFailure(id, address)) === undefined;
}

/**
 * Loads a third party, once for all callers. Resolves to undefined when it is loaded, otherwise to the kind
 * of failure.
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

/**
 * Whether the script of a third party was loaded in this page. It then cannot be removed without a reload.
 */
export const wasLoaded = (id: ThirdPartyId): boolean => loads.has(id);
