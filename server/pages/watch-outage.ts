import { operations } from '#contract/operations.ts';
import type { RequestContext } from '../../src/lib/page/request-context.ts';

/** Records outages during a page's calls: of any call, and of the one that identifies the shopper. */
export function watchOutage(context: RequestContext): { any: boolean; session: boolean } {
  const { api } = context;
  const seen = { any: false, session: false };
  context.api = async (call) => {
    const response = await api(call);
    if (response.status === 503) {
      seen.any = true;
      if (new URL(call.url).pathname === operations.getSession.path) seen.session = true;
    }
    return response;
  };
  return seen;
}
