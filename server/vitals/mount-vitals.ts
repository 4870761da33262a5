import type { Hono } from 'hono';
import type { Metrics } from '../../backend/platform/metrics/metrics.ts';
import { isSameOrigin } from '../gateway/guard.ts';
import { readBody } from '../gateway/request-body.ts';
import { createAddressLimit } from '../http/address-limit.ts';
import { routeName } from '../metrics/route-name.ts';
import type { Logger } from '../process/logger.ts';
import { type BrowserReport, browserReport } from './browser-report.ts';

/**
 * Path to which browsers send their reports. It is not in the contract, because it is about pages and not
 * about the shop.
 */
export const VITALS_PATH = '/_pages';

const LIMIT_BYTES = 4096;

/** Maximum number of reports per minute: from one IP address, and in total. A page sends two or three. */
const LIMITS = { address: 60, all: 6_000 };

type Bindings = { requestId: string; clientIp: string | undefined };
type Options = {
  publicUrl: string | undefined;
  build: string;
  metrics: Pick<Metrics, 'vitals' | 'layoutShifts' | 'scriptErrors'>;
  logger: Logger;
};

/** Counts the reports of browsers by route, and logs the script errors in them. Reports are not stored. */
export function mountVitals<B extends Bindings>(
  app: Hono<{ Bindings: B }>,
  { publicUrl, build, metrics, logger }: Options,
): void {
  const secondsToWait = createAddressLimit(LIMITS);

  function note({ route: template, vitals = {}, errors = [] }: BrowserReport, requestId: string): void {
    // Uses only known route labels, so that reports cannot create new labels.
    const route = routeName('GET', template);
    for (const name of ['lcp', 'inp', 'ttfb'] as const)
      if (vitals[name] !== undefined) metrics.vitals.observe({ name, route }, vitals[name] / 1000);
    if (vitals.cls !== undefined) metrics.layoutShifts.observe({ route }, vitals.cls);
    for (const { name, frames } of errors) {
      metrics.scriptErrors.inc({ route });
      logger.warn({ requestId, route, build, error: name, frames }, 'A script failed in a browser');
    }
  }

  app.post(VITALS_PATH, async ({ req: { raw }, env: { requestId, clientIp } }) => {
    if (!isSameOrigin(raw.headers, publicUrl)) return empty(403);
    if ((await secondsToWait(clientIp)) > 0) return empty(429);
    const body = await readBody(raw, LIMIT_BYTES).catch(() => undefined);
    if (body === 'too large') return empty(413);
    const report = browserReport.safeParse(parsed(body));
    if (!report.success) return empty(422);
    note(report.data, requestId);
    return empty(204);
  });
}

const empty = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

function parsed(body: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
