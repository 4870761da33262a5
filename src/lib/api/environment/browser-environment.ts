import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { cookieValue, withLock } from '../../browser/services';
import { deviceStorage } from '../../browser/storage';
import { pageConfig } from '../../page/config';
import { isAllowed } from '../../third-parties/consent-choice';
import { wait } from '../call/abort';
import { type ApiEnvironment, REQUEST_TIMEOUT_MS, type RefreshOutcome } from '../call/environment';
import { isUuid } from '../call/uuid';
import { sessionLost, tokensRefreshed } from './session-events';

const LOCK = 'vitrina-token-refresh';
const LAST_REFRESH = LOCAL_KEYS.lastRefresh;

let environment: ApiEnvironment | undefined;

/** The environment of API calls in this page. */
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
    // With `keepalive`, a write is completed even if the shopper leaves the page.
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

/** Browsers limit keepalive bodies to 64 KB, and a character may take three bytes in UTF-8. */
const mayOutlivePage = (body: unknown) => typeof body !== 'string' || body.length <= 20_000;

/**
 * The device id that the marketing tracker stored. Not used without consent, because the value may remain
 * after the consent was withdrawn.
 */
function trackerDeviceId(): string | undefined {
  if (!isAllowed('advertising')) return undefined;
  const value = cookieValue('mindboxDeviceUUID');
  return value && isUuid(value) ? value : undefined;
}

/** Renews the tokens in one tab only: tabs share the cookies, so all waiting tabs use the result. */
async function acrossTabs(since: number, renew: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  return withLock(
    LOCK,
    async () => {
      const last = lastRefresh();
      if (last.at >= since) return last.outcome === 'renewed' ? 'renewed' : 'refused-elsewhere';
      const outcome = await renew();
      rememberRefresh(outcome);
      return outcome;
    },
    renew,
  );
}

// The last refresh of any tab. If storage is blocked, nothing is known and each tab refreshes by itself,
// which the backend allows.
function lastRefresh(): { outcome: string | undefined; at: number } {
  const [outcome, at] = deviceStorage.getItem(LAST_REFRESH)?.split(' ') ?? [];
  return { outcome, at: Number(at ?? 0) };
}

function rememberRefresh(outcome: RefreshOutcome): void {
  deviceStorage.setItem(LAST_REFRESH, `${outcome} ${Date.now()}`);
}
