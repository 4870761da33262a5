import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { wait } from './call/abort';
import type { ApiEnvironment, ApiFailureRecord } from './call/environment';

export type SeenRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  at: number;
};

/** A real HTTP server, on this machine, that answers as the test says and records its requests. */
export async function openCounterpart(
  answer: (request: SeenRequest, response: ServerResponse) => void | Promise<void>,
) {
  const seen: SeenRequest[] = [];
  const listener: RequestListener = async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const request: SeenRequest = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: await text(incoming),
      at: Date.now(),
    };
    seen.push(request);
    await answer(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    to: (path: string) => seen.filter((request) => request.path === path),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body));
}

export function problem(status: number, code: string, title: string, extra: object = {}) {
  return {
    type: `/problems/${code.toLowerCase()}`,
    title,
    status,
    code,
    requestId: 'from-the-server',
    ...extra,
  };
}

export const UNAUTHORIZED = problem(401, 'UNAUTHORIZED', 'Сессия завершена. Войдите снова');

/** An environment that makes real calls, and records what is logged and which events happen. */
export function testEnvironment(baseUrl: string, parts: Partial<ApiEnvironment> = {}) {
  const logged: ApiFailureRecord[] = [];
  const events: string[] = [];
  const environment: ApiEnvironment = {
    requestedFrom: 'browser',
    baseUrl,
    site: 'ru',
    siteId: 'ru',
    deviceId: () => undefined,
    send: (request) => fetch(request),
    wait,
    timeoutMs: 30_000,
    log: (record) => logged.push(record),
    exclusively: (_since, renew) => renew(),
    refresh: { pending: undefined, last: undefined },
    onRefreshed: () => events.push('refreshed'),
    onLost: (why) => events.push(why === 'failed' ? 'failed' : 'lost'),
    ...parts,
  };
  return { environment, logged, events };
}
