import { type Client, createClient } from '#contract/sdk/client/index.ts';
import type { Site } from '#contract/sdk/types.gen.ts';
import type { Gateway } from '../gateway/gateway.ts';

export type ApiOptions = { gateway: Gateway; site: Site; siteId: string };

/** Returns the options of an SDK call without the identity of a shopper, as in `getHome(api(requestId))`. */
export type Api = (requestId: string) => {
  client: Client;
  query: { site: Site };
  headers: { 'X-Request-Id': string; 'X-Requested-From': 'server'; 'X-Site-Id': string };
};

export function createApi({ gateway, site, siteId }: ApiOptions): Api {
  return (requestId) => ({
    client: createClient({
      // Requests do not leave the process: the gateway routes them by path, so this host name is never
      // resolved.
      baseUrl: 'http://vitrina.internal',
      fetch: (input) =>
        gateway.fromRendering(new Request(input), { requestId, clientIp: undefined, cookieHeader: '' }),
    }),
    query: { site },
    headers: { 'X-Request-Id': requestId, 'X-Requested-From': 'server', 'X-Site-Id': siteId },
  });
}
