import { ProviderDeclined } from '../../../domain/payment-provider.ts';
import { createBreaker } from '../../../platform/outside/breaker.ts';
import type { ClientCertificate } from '../../../platform/outside/client-certificate.ts';
import { fetchJson, type JsonRequest, OutsideFailure } from '../../../platform/outside/fetch-json.ts';

const FAILURES_IN_A_ROW = 5;
const REST_MS = 30_000;
const MAX_BYTES = 500_000;

/**
 * Whether an HTTP status is about this request only. A wrong key (401, 403) and rate limiting (429) affect
 * all requests.
 */
const isAboutRequest = (status: number | undefined) =>
  status !== undefined && [400, 404, 405, 409, 415, 422].includes(status);

export type ProviderCalls = <T>(
  request: Pick<JsonRequest<T>, 'address' | 'init' | 'schema'>,
  /**
   * What to do if it is unknown whether a request succeeded. `again`: send it again, because the provider
   * recognises repeated requests. `once`: never send it again.
   */
  repeat: 'once' | 'again',
) => Promise<T>;

/**
 * Calls payment providers. If it is unknown whether a call succeeded (timeout, 202, 429, 5xx, truncated
 * response), it is repeated at once, provided that the provider recognises repeated calls. If this fails as
 * well, the call rejects, and the caller must repeat it later with the same key. After several failures, the
 * provider is not called for a while.
 * @throws ProviderDeclined, OutsideFailure
 */
export function createProviderCalls(timeoutMs: number, certificate?: ClientCertificate): ProviderCalls {
  const breaker = createBreaker({
    failures: FAILURES_IN_A_ROW,
    restMs: REST_MS,
    counts: (error) => !(error instanceof ProviderDeclined),
  });
  const call = async <T>(request: Pick<JsonRequest<T>, 'address' | 'init' | 'schema'>): Promise<T> => {
    const answer = await breaker.run(async () => ({
      value: await fetchJson({ ...request, timeoutMs, certificate, maxBytes: MAX_BYTES }).catch(
        (error: unknown) => {
          if (error instanceof OutsideFailure && isAboutRequest(error.status))
            throw new ProviderDeclined(error.message);
          throw error;
        },
      ),
    }));
    if (answer === null)
      throw new OutsideFailure('The payment provider failed repeatedly and is not called for a while');
    return answer.value;
  };
  return (request, repeat) =>
    call(request).catch((error: unknown) => {
      if (repeat === 'once' || error instanceof ProviderDeclined) throw error;
      return call(request);
    });
}
