import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { pageConfig } from '../../page/config';
import { isAllowed } from '../../third-parties/consent-choice';
import { wait } from '../call/abort';
import { type ApiEnvironment, REQUEST_TIMEOUT_MS, type RefreshOutcome } from '../call/environment';
import { isUuid } from '../call/uuid';
import { sessionLost, tokensRefreshed } from './session-events';

const LOCK = 'vitrina-token-refresh';
const LAST_REFRESH = LOCAL_KEYS.lastRefresh;

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
    // What a shopper changes is not taken back by leaving the page at once.
    send: (request, body) => fetch(request, { keepalive: request.method !== 'GET' && mayOutlivePage(body) }),
    wait,
    timeoutMs: REQUEST_TIMEOUT_MS,
    log: (record) => console.error('API call failed', record),
    exclusively: acrossTabs,
    refresh: { pending: undefined, last: undefined },
    onRefreshed: tokensRefreshed.fire,
    onLost: sessionLost.fire,
  };
}

/** Browsers refuse to send more than 64 KB after a page; a sign may take three bytes. */
const mayOutlivePage = (body: unknown) => typeof body !== 'string' || body.length <= 20_000;

/** The tracker sets it; what is left of it after a consent was taken back is sent to no one. */
function trackerDeviceId(): string | undefined {
  if (!isAllowed('advertising')) return undefined;
  const value = /(?:^|;\s*)mindboxDeviceUUID=([^;]*)/.exec(document.cookie)?.[1];
  return value && isUuid(value) ? value : undefined;
}

/** Tabs share the cookies, so the outcome of one refresh holds for all that were waiting. */
async function acrossTabs(since: number, renew: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  // Missing in old browsers and on pages that were not loaded securely.
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return renew();
  return locks.request(LOCK, async () => {
    const last = lastRefresh();
    if (last && last.at >= since) return last.outcome === 'renewed' ? 'renewed' : 'refused-elsewhere';
    const outcome = await renew();
    rememberRefresh(outcome);
    return outcome;
  });
}

// Storage may be forbidden; then each tab refreshes for itself, which the backend allows.
function lastRefresh(): { outcome: string | undefined; at: number } | undefined {
  try {
    const [outcome, at] = localStorage.getItem(LAST_REFRESH)?.split(' ') ?? [];
    return { outcome, at: Number(at ?? 0) };
  } catch {
    return undefined;
  }
}

function rememberRefresh(outcome: RefreshOutcome): void {
  try {
    localStorage.setItem(LAST_REFRESH, `${outcome} ${Date.now()}`);
  } catch {}
}
