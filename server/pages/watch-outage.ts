import { operations } from '#contract/operations.ts';
import type { RequestContext } from '../../src/lib/page/request-context.ts';
import { RETRY_AFTER_OUTAGE } from './error-page.ts';

/** Status of a page that could not be rendered because of the API, and its Retry-After header in seconds. */
type Failure = { status: 503 | 429; retryAfter: string };

/**
 * Watches the API calls of a page: records outages, and calls refused because there were too many. `session`:
 * whether the session could not be read.
 */
export function watchOutage(context: RequestContext): { session: boolean; failure(): Failure | undefined } {
  const { api } = context;
  let isOut = false;
  let limit: Failure | undefined;
  const seen = { session: false, failure: () => (isOut ? OUTAGE : limit) };
  context.api = async (call) => {
    const response = await api(call);
    if (response.status === 429)
      limit ??= { status: 429, retryAfter: response.headers.get('retry-after') ?? RETRY_AFTER_OUTAGE };
    if (response.status === 503) {
      isOut = true;
      if (new URL(call.url).pathname === operations.getSession.path) seen.session = true;
    }
    return response;
  };
  return seen;
}

const OUTAGE: Failure = { status: 503, retryAfter: RETRY_AFTER_OUTAGE };
