import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Operation, operationList } from '#contract/operations.ts';
import { DESK_COOKIE } from '#shared/web/desk-cookies.ts';
import { createMetrics } from '../../backend/platform/metrics/metrics.ts';
import type { TestApp } from '../../backend/testing/app.ts';
import { createDesk } from '../../server/desk.ts';
import { inProcess } from '../../server/gateway/upstream.ts';
import { createHttpServer, drain } from '../../server/process/http-server.ts';
import { createLogger } from '../../server/process/logger.ts';
import { REQUEST_ID } from '../../server/testing.ts';

/** The operations of operators and of their signing in. */
export const ofDesk: readonly Operation[] = operationList.filter(({ service }) => service === 'operator');

/** Makes a call as a page of the desk does, with these cookies. */
export type KnockAtDesk = (
  operation: Operation,
  call?: { path?: Record<string, string>; body?: unknown; cookie?: string },
) => Promise<Response>;

export const sessionOf = (token: string): string => `${DESK_COOKIE}=${token}`;

/** Opens the tier of the desk on a socket, with the operator API of a test shop behind it. */
export async function openDeskDoor({ operators, deps }: TestApp): Promise<KnockAtDesk> {
  const desk = createDesk({
    origin: deps.deskOrigin,
    trustedProxies: 0,
    imageHosts: [],
    isForeign: false,
    upstream: inProcess({ fetch: async (request, info) => operators.fetch(request, info) }),
    pictures: async () => new Response(null, { status: 404 }),
    staticFiles: () => undefined,
    page: '<!doctype html>',
    logger: createLogger('silent'),
    metrics: createMetrics(),
  });
  const server = createHttpServer(desk.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => drain(server, 0));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return ({ method, path, hasBody }, { path: ids = {}, body = {}, cookie } = {}) => {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
    return fetch(`${base}${address}?site=ru`, {
      method: method.toUpperCase(),
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-requested-from': 'browser',
        'x-request-id': REQUEST_ID,
        'x-site-id': 'ru',
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
      body: hasBody ? JSON.stringify(body) : null,
    });
  };
}
