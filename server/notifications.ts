import type { Hono } from 'hono';
import { operations } from '#contract/operations.ts';
import type { Gateway } from './gateway/gateway.ts';
import { readBody } from './gateway/request-body.ts';

type Options = { gateway: Gateway; site: string; siteId: string };
type Bindings = { requestId: string; clientIp: string | undefined };

/**
 * The response to a notification: a line of text. If the status is not 200, the sender repeats the
 * notification later.
 */
const plain = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * Receives notifications of payment providers and carriers. They come from other sites, without the shop's
 * headers and often with other content types, so they bypass the checks of the gateway. The backend decides
 * which ones it trusts (docs/security.md).
 */
export function mountNotifications<B extends Bindings>(
  app: Hono<{ Bindings: B }>,
  { gateway, site, siteId }: Options,
): void {
  const handOn = async (raw: Request, path: string, { requestId, clientIp }: Bindings): Promise<Response> => {
    const body = await readBody(raw).catch(() => undefined);
    if (body === 'too large') return plain(413, 'Too large');
    const call = new Request(new URL(`${path}?site=${site}`, raw.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-from': 'server', 'x-site-id': siteId },
      body: body ?? null,
    });
    const answer = await gateway.fromRendering(call, { requestId, clientIp, cookieHeader: '' });
    if (!answer.ok) return plain(answer.status, '');
    if (answer.status === 204) return plain(200, '');
    const { text } = (await answer.json()) as { text: string };
    return plain(200, text);
  };
  app.post('/notifications/:provider', ({ req, env }) => {
    const provider = encodeURIComponent(req.param('provider'));
    return handOn(req.raw, operations.receiveNotification.path.replace('{provider}', provider), env);
  });
  app.post('/notifications/parcels/:carrier', ({ req, env }) => {
    const carrier = encodeURIComponent(req.param('carrier'));
    return handOn(req.raw, operations.receiveParcelNotification.path.replace('{carrier}', carrier), env);
  });
}
