import type { ApiCall } from './attempt';
import type { ApiEnvironment } from './environment';
import { uuid } from './uuid';

/**
 * Adds the `site` parameter and the headers that every call must have (docs/specification.md §7.1). `path`
 * begins with /api. A caller that makes a call again may pass its X-Request-Id.
 */
export function prepareCall(env: ApiEnvironment, path: string, init: RequestInit = {}): ApiCall {
  const url = new URL(env.baseUrl + path);
  url.searchParams.set('site', env.site);

  const headers = new Headers(init.headers);
  const requestId = headers.get('x-request-id') ?? uuid();
  headers.set('X-Request-Id', requestId);
  headers.set('X-Requested-From', env.requestedFrom);
  headers.set('X-Site-Id', env.siteId);
  const deviceId = env.deviceId();
  if (deviceId) headers.set('X-Mindbox-Device-UUID', deviceId);
  headers.set('Accept', 'application/json, application/problem+json');
  if (init.body != null) headers.set('Content-Type', 'application/json');

  const { signal, ...rest } = init;
  return {
    url,
    // The shopper's identity is in cookies, so send them to any base URL.
    init: { credentials: 'include', ...rest, method: init.method ?? 'GET' },
    headers,
    requestId,
    signal: signal ?? undefined,
  };
}
