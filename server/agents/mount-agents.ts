import type { Hono } from 'hono';
import type { Gateway } from '../gateway/gateway.ts';
import { problem, problemResponse } from '../gateway/problem.ts';
import { readBody } from '../gateway/request-body.ts';
import { createAddressLimit } from '../http/address-limit.ts';
import type { Logger } from '../process/logger.ts';
import { isTrustedOrigin } from './trusted-origin.ts';

/** Path of the endpoint for AI agents. It exists only if the setting AGENTS is `on`. */
export const AGENTS_PATH = '/mcp';

/** Maximum number of messages per minute: from one IP address, and in total. */
const LIMITS = { address: 120, all: 6_000 };

type Options = {
  gateway: Gateway;
  site: string;
  siteId: string;
  brand: string;
  build: string;
  publicUrl: string | undefined;
  logger: Logger;
};

type Bindings = { requestId: string; clientIp: string | undefined };

/**
 * Answers AI agents, which call the shop by the Model Context Protocol
 * (docs/decisions/0072-machines-read-the-shop.md). Messages are independent of each other, so that any
 * process can answer them. The API calls that a message causes count as calls of an anonymous caller.
 */
export function mountAgents<B extends Bindings>(app: Hono<{ Bindings: B }>, options: Options): void {
  const { gateway, site, siteId, brand, build, publicUrl, logger } = options;
  const secondsToWait = createAddressLimit(LIMITS);

  app.all(AGENTS_PATH, async ({ req: { raw: request }, env: { requestId, clientIp } }) => {
    const refuse = (...[code, status]: [Parameters<typeof problem>[0], number?]) =>
      problemResponse(problem(code, requestId, status));
    if (!isTrustedOrigin(request.headers, publicUrl)) return refuse('CROSS_SITE_REQUEST');
    if (request.method !== 'POST')
      return problemResponse(problem('INVALID_REQUEST', requestId, 405), { allow: 'POST' });
    const wait = await secondsToWait(clientIp);
    if (wait > 0)
      return problemResponse(problem('TOO_MANY_REQUESTS', requestId), { 'retry-after': String(wait) });
    const body = await readBody(request).catch(() => undefined);
    if (body === 'too large') return refuse('PAYLOAD_TOO_LARGE');
    const message = parsed(body);
    // Refuses a list of messages (a batch), because a single request could then make a hundred API calls.
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      return refuse('MALFORMED_JSON');

    const [{ WebStandardStreamableHTTPServerTransport }, { createAgentServer }] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
      import('./agent-server.ts'),
    ]);
    const server = createAgentServer({
      brand,
      site,
      build,
      origin: publicUrl ?? new URL(request.url).origin,
      ask: (path) =>
        gateway.fromRendering(
          new Request(`http://vitrina.internal${path}`, {
            headers: { 'x-requested-from': 'server', 'x-site-id': siteId },
          }),
          { requestId, clientIp, cookieHeader: '' },
        ),
      onCall: (call) => logger.info({ requestId, ...call }, 'A program called a tool'),
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    // The transport's type does not allow undefined for its optional members, so it needs a cast.
    await server.connect(transport as unknown as Parameters<typeof server.connect>[0]);
    try {
      const answer = await transport.handleRequest(request, { parsedBody: message });
      answer.headers.set('cache-control', 'no-store');
      return answer;
    } finally {
      await server.close();
    }
  });
}

function parsed(body: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
