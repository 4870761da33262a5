import { GATEWAY_TIMEOUT_MS } from '#shared/web/gateway-timeout.ts';
import type { RequestContext } from '../../page/request-context';
import { wait } from '../call/abort';
import type { ApiEnvironment, ApiFailureRecord } from '../call/environment';

/** A placeholder origin, which is never resolved: the request context answers calls by their path. */
const INTERNAL_ORIGIN = 'http://vitrina.internal';

/** The gateway must be the first to give up, so that a page that cannot be shown has its status 503. */
const AFTER_GATEWAY_MS = 5_000;

/** The cookies object is the key, because frameworks copy the context object but not its cookies. */
const environments = new WeakMap<RequestContext['cookies'], ApiEnvironment>();

/** The environment of API calls for one rendered request. It is garbage-collected with the request. */
export function serverEnvironment(context: RequestContext): ApiEnvironment {
  const known = environments.get(context.cookies);
  if (known) return known;
  const created = createServerEnvironment(context);
  environments.set(context.cookies, created);
  return created;
}

function createServerEnvironment({ api, cookies, config }: RequestContext): ApiEnvironment {
  return {
    requestedFrom: 'server',
    baseUrl: INTERNAL_ORIGIN,
    site: config.site,
    siteId: config.siteId,
    deviceId: () => undefined,
    async send(request) {
      const cookie = cookies.header();
      if (cookie) request.headers.set('cookie', cookie);
      const response = await api(request);
      cookies.absorb(response);
      return response;
    },
    wait,
    timeoutMs: GATEWAY_TIMEOUT_MS + AFTER_GATEWAY_MS,
    log: logLine,
    exclusively: (_since, renew) => renew(),
    refresh: { pending: undefined, last: undefined },
    // After a refresh there is nothing to read again: the page is still being rendered and reads all data
    // anyway.
    onRefreshed() {},
    onLost() {},
  };
}

/** Writes one line of JSON in the log format of the server. */
function logLine(record: ApiFailureRecord): void {
  // Errors of the API are normal, for example for URLs that no longer exist or sessions that have ended.
  const level = record.kind === 'auth' || record.kind === 'api' ? 'warn' : 'error';
  const time = new Date().toISOString();
  console.error(JSON.stringify({ level, time, ...record, message: 'A call while rendering failed' }));
}
