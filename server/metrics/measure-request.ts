import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../../backend/platform/metrics/metrics.ts';
import { routeName } from './route-name.ts';

/**
 * Counts a finished request by its status. If the client disconnected before the response, it counts as 499,
 * as in proxies.
 */
export function measureRequest(
  { requests }: Pick<Metrics, 'requests'>,
  { method = 'GET', url = '' }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const done = requests.startTimer();
  outgoing.once('close', () => {
    const route = routeName(method, url.split('?', 1)[0] ?? '');
    done({ method, route, status: outgoing.writableFinished ? outgoing.statusCode : 499 });
  });
}
