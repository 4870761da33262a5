import { pageConfig } from '../config';
import { wait } from './abort';
import { type ApiEnvironment, REQUEST_TIMEOUT_MS, type RefreshOutcome } from './environment';
import { sessionLost, tokensRefreshed } from './session-events';
import { isUuid } from './uuid';

const LOCK = 'vitrina-token-refresh';
const REFRESHED_AT = 'vitrina-tokens-refreshed-at';

let environment: ApiEnvironment | undefined;

/** The one environment of this page. */
export function browserEnvironment(): ApiEnvironment {
  environment ??= createBrowserEnvironment();
  return environment;
}

function createBrowserEnvironment(): ApiEnvironment {
  const { apiBaseUrl, site, siteId } = pageConfig();
  return {
    requestedFrom: 'browser',
    baseUrl: new URL(apiBaseUrl || '/', location.origin).href.replace(/\/+$/, ''),
    site,
    siteId,
    deviceId: trackerDeviceId,
    send: (request) => fetch(request),
    wait,
    timeoutMs: REQUEST_TIMEOUT_MS,
    log: (record) => console.error('API call failed', record),
    exclusively: acrossTabs,
    refresh: { pending: undefined, last: undefined },
    onRefreshed: tokensRefreshed.fire,
    onLost: sessionLost.fire,
  };
}

function trackerDeviceId(): string | undefined {
  const value = /(?:^|;\s*)mindboxDeviceUUID=([^;]*)/.exec(document.cookie)?.[1];
  return value && isUuid(value) ? value : undefined;
}

/** Tabs share the cookies, so a refresh of one serves all of them. */
async function acrossTabs(since: number, renew: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  // Missing in old browsers and on pages that were not loaded securely.
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return renew();
  return locks.request(LOCK, async () => {
    if (refreshedAt() >= since) return 'renewed';
    const outcome = await renew();
    if (outcome === 'renewed') rememberRefresh();
    return outcome;
  });
}

// Storage may be forbidden; then each tab refreshes for itself, which the backend allows.
function refreshedAt(): number {
  try {
    return Number(localStorage.getItem(REFRESHED_AT));
  } catch {
    return 0;
  }
}

function rememberRefresh(): void {
  try {
    localStorage.setItem(REFRESHED_AT, String(Date.now()));
  } catch {}
}
