import { openDoor } from '../../backend/index.ts';
import type { StoryShop } from '../../tests/contract/stories/stage/shop.ts';
import { abilities, hooks } from '../target/hooks.ts';

/** The path at which the reference shop offers its hooks. */
const HOOKS_PATH = '/conformance';

/**
 * Serves a shop for tests over HTTP, with hooks for the conformance kit. Only tests use it; the backend of a
 * real shop has no hooks.
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
    // The kit sends the IP address of each shopper in a header, as a gateway does.
    { port, host: '127.0.0.1', trustedProxies: 1 },
  );
  const origin = `http://127.0.0.1:${door.port}`;
  return { origin, hooks: origin + HOOKS_PATH, close: () => door.close() };
}

/** Changes the origin of a request, because the mocks answer only requests to one origin. */
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
