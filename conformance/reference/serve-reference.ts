import { openDoor } from '../../backend/index.ts';
import type { StoryShop } from '../../tests/contract/stories/stage/shop.ts';
import { abilities, hooks } from '../target/hooks.ts';

/** URL path of the hooks of the reference shop. */
const HOOKS_PATH = '/conformance';

/**
 * Serves a shop over HTTP, with the hooks that the conformance kit calls. Only for tests; a real shop has no
 * hooks.
 */
export async function serveReference(shop: StoryShop, port = 0) {
  const door = await openDoor(
    async (request, { clientIp = '127.0.0.1' }) => {
      const { pathname } = new URL(request.url);
      if (pathname === HOOKS_PATH)
        return Response.json({ hooks: [...Object.keys(hooks), ...Object.keys(abilities)] });
      if (pathname.startsWith(`${HOOKS_PATH}/`))
        return answerHook(shop, pathname.slice(HOOKS_PATH.length + 1), request);
      return shop.send(await atUsualAddress(request), clientIp);
    },
    // The kit sends the IP address of each shopper in a header, like a gateway. So the shop must trust one
    // proxy.
    { port, host: '127.0.0.1', trustedProxies: 1 },
  );
  const origin = `http://127.0.0.1:${door.port}`;
  return { origin, hooks: origin + HOOKS_PATH, close: () => door.close() };
}

/** The mock server only responds to requests to one origin. Replaces the origin of the request by it. */
async function atUsualAddress(request: Request): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const body = await request.text();
  return new Request(`http://localhost:3000${pathname}${search}`, {
    method,
    headers,
    ...(body !== '' && { body }),
  });
}

async function answerHook(shop: StoryShop, name: string, request: Request): Promise<Response> {
  const hook = hooks[name];
  if (!hook || request.method !== 'PUT')
    return Response.json({ error: 'There is no such hook.' }, { status: 404 });
  const given = (await request.json()) as Record<string, unknown>;
  const call = shop[hook.method] as (...values: unknown[]) => Promise<unknown>;
  try {
    const answer = await call(...hook.takes.map((member) => given[member]));
    return hook.gives === undefined
      ? new Response(null, { status: 204 })
      : Response.json({ [hook.gives]: answer });
  } catch (error) {
    return Response.json({ error: error instanceof Error ? error.message : String(error) }, { status: 409 });
  }
}
