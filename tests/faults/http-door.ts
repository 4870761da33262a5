import type { Door, Shopper } from '../integration/shop.ts';
import { tokenOf } from '../integration/shop.ts';
import { ask, newConnection } from './web-processes.ts';

/**
 * The status that tests use if no response came, because the connection was cut or the process was killed.
 */
export const NO_ANSWER = 599;

/** Sends calls over HTTP as the scripts of a page do: with the access token in a cookie. */
export function httpDoor(portOf: () => number): Door {
  return async (request, { clientIp = '203.0.113.7' } = {}) => {
    const { pathname, search } = new URL(request.url);
    const headers: Record<string, string> = { 'x-forwarded-for': clientIp };
    for (const name of ['x-request-id', 'idempotency-key', 'content-type']) {
      const value = request.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    if (token) headers.cookie = `__Host-vitrina-access=${token}`;
    const body = (await request.text()) || undefined;
    const agent = newConnection();
    const options = { port: portOf(), method: request.method, path: pathname + search, headers };
    try {
      const answer = await ask(agent, { ...options, ...(body !== undefined && { body }) });
      const responseHeaders = new Headers({ 'content-type': String(answer.headers['content-type'] ?? '') });
      for (const cookie of (answer.headers['set-cookie'] as string[] | undefined) ?? [])
        responseHeaders.append('set-cookie', cookie);
      return new Response(answer.status === 204 ? null : answer.text, {
        status: answer.status,
        headers: responseHeaders,
      });
    } catch {
      return new Response(null, { status: NO_ANSWER });
    } finally {
      agent.destroy();
    }
  };
}

/** Creates guests, each with its own IP address. */
export function guestsOver(door: Door) {
  let guests = 0;
  const request = (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const url = new URL(path, 'http://shop.test');
    url.searchParams.set('site', 'ru');
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const requestHeaders = { 'x-request-id': crypto.randomUUID(), ...json, ...headers };
    return new Request(url, {
      method,
      headers: requestHeaders,
      body: body === undefined ? null : JSON.stringify(body),
    });
  };
  return {
    async newGuest(): Promise<Shopper> {
      guests += 1;
      const info = { clientIp: `198.51.${Math.floor(guests / 250)}.${guests % 250}` };
      const answer = await door(request('POST', '/api/auth/guest', undefined, {}), info);
      const authorization = `Bearer ${tokenOf(answer, 'access')}`;
      const call: Shopper['call'] = (method, path, body, facts = {}) =>
        (facts.door ?? door)(request(method, path, body, { authorization, ...facts.headers }), info);
      const { id } = (await (await call('GET', '/api/auth/user-identity')).json()) as { id: string };
      return { id, refreshToken: tokenOf(answer, 'refresh'), call };
    },
  };
}
