import type { Hono } from 'hono';
import { operations } from '#contract/operations.ts';
import type { Gateway } from './gateway/gateway.ts';

type Options = { gateway: Gateway; site: string; siteId: string };
type Bindings = { requestId: string; clientIp: string | undefined };

const PATH = '/unsubscribe/one-click';

/**
 * Handles the URL in the List-Unsubscribe header of letters. When a subscriber presses the unsubscribe button
 * of a mail service, the service posts a form to this URL (RFC 8058), from another site and without cookies,
 * so the signed token is all that can be checked. A browser that opens the URL is redirected to the
 * unsubscribe page.
 */
export function mountUnsubscribe<B extends Bindings>(
  app: Hono<{ Bindings: B }>,
  { gateway, site, siteId }: Options,
): void {
  app.post(PATH, async ({ req, env }) => {
    const url = new URL(`${operations.unsubscribe.path}?site=${site}`, req.raw.url);
    const call = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-from': 'server', 'x-site-id': siteId },
      body: JSON.stringify({ token: req.query('token') ?? '' }),
    });
    const { requestId, clientIp } = env;
    const { status } = await gateway.fromRendering(call, { requestId, clientIp, cookieHeader: '' });
    return new Response(null, { status: status === 204 ? 200 : status, headers: NO_STORE });
  });
  app.get(PATH, ({ req }) => {
    const location = `/unsubscribe?token=${encodeURIComponent(req.query('token') ?? '')}`;
    return new Response(null, { status: 303, headers: { ...NO_STORE, location } });
  });
}

const NO_STORE = { 'cache-control': 'no-store' };
