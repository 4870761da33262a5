import { type ApiCall, type Upstream, UpstreamError } from './upstream.ts';

/** Answers some calls in place of the API; undefined leaves a call to it. An error response is a broken connection. */
export type StandIn = (request: Request) => Promise<Response | undefined>;

/** An upstream for development, where a stand-in may answer before the API does. */
export function withStandIn(upstream: Upstream, standIn: StandIn): Upstream {
  return async (call, info) => {
    const response = await standIn(requestOf(call));
    if (response?.type === 'error')
      throw new UpstreamError('unreachable', 'The connection to the API broke.');
    return response ?? upstream(call, info);
  };
}

function requestOf({ method, path, headers, body }: ApiCall): Request {
  return new Request(`http://vitrina.internal${path}`, { method, headers, body: body ?? null });
}
