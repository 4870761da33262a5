import type { Hono } from 'hono';
import { operations } from '../src/generated/operations.ts';
import type { Gateway } from './gateway/gateway.ts';
import { readBody } from './gateway/request-body.ts';

type Options = { gateway: Gateway; site: string; siteId: string };
type Bindings = { requestId: string; clientIp: string | undefined };

/** Who calls expects a line of text, and repeats what was not answered with 200. */
const plain = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * Takes what payment providers send: they know neither the headers of a call nor its JSON, and come from another site. What is
 * believed of it is for the service to decide (docs/security.md).
 */
export function mountNotifications<B extends Bindings>(
  app: Hono<{ Bindings: B }>,
  { gateway, site, siteId }: Options,
): void {
  app.post('/notifications/:provider', async ({ req, env: { requestId, clientIp } }) => {
    const body = await readBody(req.raw).catch(() => undefined);
    if (body === 'too large') return plain(413, 'Too large');
    const provider = encodeURIComponent(req.param('provider'));
    const path = operations.receiveNotification.path.replace('{provider}', provider);
    const call = new Request(new URL(`${path}?site=${site}`, req.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-from': 'server', 'x-site-id': siteId },
      body: body ?? null,
    });
    const answer = await gateway.fromRendering(call, { requestId, clientIp, cookieHeader: '' });
    if (!answer.ok) return plain(answer.status, '');
    const { text } = (await answer.json()) as { text: string };
    return plain(200, text);
  });
}
