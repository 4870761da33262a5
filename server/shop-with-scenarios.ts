import type { IncomingMessage, ServerResponse } from 'node:http';
import { createShop, type Shop, type ShopOptions } from './app.ts';
import { type ApiCall, type Upstream, UpstreamError } from './gateway/upstream.ts';

/** Makes API calls fail for browsers that ask for it (mocks/development). */
export type ScenarioLayer = {
  /** Handles a request by calling `next`. `send` sends a call to the API. */
  around(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    to: { send: (request: Request) => Promise<Response>; next: () => void },
  ): Promise<void>;
  /**
   * Responds to a call in place of the API. Undefined if the API shall respond. A response whose type is
   * `error` breaks the connection.
   */
  answer(request: Request): Promise<Response | undefined>;
};

/**
 * Creates the shop as it runs in development.
 * @returns its request listener
 */
export function createShopWithScenarios(
  options: ShopOptions,
  scenarios: ScenarioLayer | undefined,
): Shop['listener'] {
  if (!scenarios) return createShop(options).listener;
  const { upstream } = options;
  const shop = createShop({ ...options, upstream: withScenarios(upstream, scenarios) });
  const send = async (request: Request) =>
    upstream(await callOf(request), { signal: new AbortController().signal });
  return (incoming, outgoing) => {
    const next = () => shop.listener(incoming, outgoing);
    scenarios.around(incoming, outgoing, { send, next }).catch((error) => outgoing.destroy(error));
  };
}

const withScenarios =
  (upstream: Upstream, { answer }: ScenarioLayer): Upstream =>
  async (call, info) => {
    const response = await answer(requestOf(call));
    if (response?.type === 'error')
      throw new UpstreamError('unreachable', 'The connection to the API broke.');
    return response ?? upstream(call, info);
  };

function requestOf({ method, path, headers, body }: ApiCall): Request {
  return new Request(`http://vitrina.internal${path}`, { method, headers, body: body ?? null });
}

async function callOf(request: Request): Promise<ApiCall> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  return { method: request.method, path: pathname + search, headers: request.headers, body };
}
