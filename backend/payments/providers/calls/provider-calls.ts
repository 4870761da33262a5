import { ProviderDeclined } from '../../../domain/payment-provider.ts';
import { createBreaker } from '../../../platform/outside/breaker.ts';
import type { ClientCertificate } from '../../../platform/outside/client-certificate.ts';
import { fetchJson, type JsonRequest, OutsideFailure } from '../../../platform/outside/fetch-json.ts';

const FAILURES_IN_A_ROW = 5;
const REST_MS = 30_000;
const MAX_BYTES = 500_000;

/** What speaks of one request; a wrong key (401, 403) and too many requests (429) end by themselves or by an operator. */
const isAboutRequest = (status: number | undefined) =>
  status !== undefined && [400, 404, 405, 409, 415, 422].includes(status);

export type ProviderCalls = <T>(
  request: Pick<JsonRequest<T>, 'address' | 'init' | 'schema'>,
  /** Whether the provider knows a repeat, so that an unknown outcome may be followed by another try. */
  repeat: 'once' | 'again',
) => Promise<T>;

/**
 * Calls to a payment provider. One whose outcome is unknown (a time-out, 202, 429, 5xx, half an answer) is made again at once
 * where the provider recognises a repeat; then it rejects, and the caller repeats it later with the same key. A provider that
 * fails again and again is left alone for a while. @throws ProviderDeclined, OutsideFailure
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
    if (answer === null) throw new OutsideFailure('The payment provider failed often and is left alone');
    return answer.value;
  };
  return (request, repeat) =>
    call(request).catch((error: unknown) => {
      if (repeat === 'once' || error instanceof ProviderDeclined) throw error;
      return call(request);
    });
}
