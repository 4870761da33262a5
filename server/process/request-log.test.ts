import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { Logger } from './logger.ts';
import { logRequest } from './request-log.ts';

/** The path that the log has after a request for a URL. */
function loggedPath(url: string): unknown {
  const info = vi.fn();
  const outgoing = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
  const incoming = { method: 'GET', url } as IncomingMessage;
  const logger = { info, debug: vi.fn() } as unknown as Logger;
  logRequest(logger, incoming, outgoing as unknown as ServerResponse, { requestId: 'id' });
  outgoing.emit('close');
  return info.mock.calls[0]?.[0].path;
}

it.each([
  ['/search?q=%D0%BF%D0%B0%D0%BB%D1%8C%D1%82%D0%BE', '/search'],
  ['/pay/WwsfHp49T16PCmofDH0rEYrFD2cXZM2t0Gx0cOaPkMo', '/pay/…'],
  ['/orderstatus', '/orderstatus'],
])('the log of a request for %s has the path %s, without queries and secrets', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
