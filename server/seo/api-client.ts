import { type Client, createClient } from '#contract/sdk/client/index.ts';
import type { Site } from '#contract/sdk/types.gen.ts';
import type { Gateway } from '../gateway/gateway.ts';

export type ApiOptions = { gateway: Gateway; site: Site; siteId: string };

/** Returns options for an SDK call without a shopper's identity: `getHome(api(requestId))`. */
export type Api = (requestId: string) => {
  client: Client;
  query: { site: Site };
  headers: { 'X-Request-Id': string; 'X-Requested-From': 'server'; 'X-Site-Id': string };
};

export function createApi({ gateway, site, siteId }: ApiOptions): Api {
  return (requestId) => ({
    client: createClient({
      // Any host: these requests do not leave the process, and the gateway only looks at the path.
      baseUrl: 'http://vitrina.internal',
      fetch: (input) =>
        gateway.fromRendering(new Request(input), { requestId, clientIp: undefined, cookieHeader: '' }),
    }),
    query: { site },
    headers: { 'X-Request-Id': requestId, 'X-Requested-From': 'server', 'X-Site-Id': siteId },
  });
}
