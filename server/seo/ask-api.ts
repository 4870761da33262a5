import type { Gateway } from '../gateway/gateway.ts';

export type ApiOptions = { gateway: Gateway; site: string; siteId: string };

/** Asks the API without an identity. */
export type AskApi = (path: string, requestId: string, query?: Record<string, string>) => Promise<Response>;

export function createAskApi({ gateway, site, siteId }: ApiOptions): AskApi {
  return (path, requestId, query = {}) => {
    const headers = { 'x-requested-from': 'server', 'x-site-id': siteId, 'x-request-id': requestId };
    const address = `http://vitrina.internal${path}?${new URLSearchParams({ site, ...query })}`;
    const caller = { requestId, clientIp: undefined, cookieHeader: '' };
    return gateway.fromRendering(new Request(address, { headers }), caller);
  };
}
