import { randomBytes } from 'node:crypto';
import type { PageConfig, RequestContext } from '../../src/lib/page/request-context.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { requestId as validRequestId } from '../http/request-id.ts';
import type { CookieJar } from './cookie-jar.ts';

type Asked = {
  requestId: string;
  clientIp: string | undefined;
  /** User-Agent of the browser, for the list of devices. Null on pages that are the same for everyone. */
  userAgent: string | null;
};

/** Creates what rendering knows about a request. */
export function pageContext(
  gateway: Gateway,
  config: PageConfig,
  cookies: CookieJar,
  { requestId, clientIp, userAgent }: Asked,
): RequestContext {
  const page = {};
  return {
    async api(call) {
      const callId = validRequestId(call.headers.get('x-request-id'));
      const caller = { requestId: callId, clientIp, page, cookieHeader: cookies.header() };
      if (userAgent !== null) call.headers.set('user-agent', userAgent);
      const response = await gateway.fromRendering(call, caller);
      cookies.absorb(response);
      return response;
    },
    cookies,
    requestId,
    answer: {},
    config,
    nonce: randomBytes(16).toString('base64'),
    isShared: userAgent === null,
  };
}
