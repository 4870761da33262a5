import { readLimited } from '#shared/read-limited.ts';
import { MindboxFailure, MindboxRefusal } from './mindbox-answer.ts';

export type MindboxAccess = {
  /** Origin of Mindbox's API, https://api.mindbox.ru. */
  url: string;
  endpointId: string;
  secretKey: string;
  /** Maximum time of a call, from the first byte sent to the last byte received, in ms. */
  timeoutMs: number;
};

type Call = {
  mode: 'sync' | 'async';
  operation: string;
  /** Value of the header X-Mindbox-Device-UUID; null or absent if the shopper has not consented to it. */
  deviceId?: string | null;
  /** Idempotency key of the call. */
  transactionId?: string;
  body: object;
};

/** Maximum size of a response in bytes. Fifty lines with their promotions need far less. */
const MAX_ANSWER_BYTES = 1_000_000;

/**
 * Calls an operation of Mindbox's API v3 and returns the body of the response.
 * @throws MindboxFailure
 */
export async function callMindbox(
  { url, endpointId, secretKey, timeoutMs }: MindboxAccess,
  { mode, operation, deviceId, transactionId, body }: Call,
): Promise<string> {
  const address = new URL(`/v3/operations/${mode}`, url);
  address.searchParams.set('endpointId', endpointId);
  address.searchParams.set('operation', operation);
  if (deviceId) address.searchParams.set('deviceUUID', deviceId);
  if (transactionId) address.searchParams.set('transactionId', transactionId);
  const signal = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Mindbox secretKey="${secretKey}"`,
      'content-type': 'application/json; charset=utf-8',
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  };
  return ask(address, init).catch((error: unknown) => {
    if (error instanceof MindboxFailure) throw error;
    // The original error is not passed on. It may contain the URL of the request, and that contains the
    // device id.
    throw new MindboxFailure(
      signal.aborted ? `No answer within ${timeoutMs} ms` : 'The platform cannot be reached',
    );
  });
}

/**
 * Sends a request and returns the body of a successful response. For status 400, throws MindboxRefusal: the
 * platform refuses the request, but is not down.
 */
async function ask(address: URL, init: RequestInit): Promise<string> {
  const response = await fetch(address, init);
  if (response.ok) return readBody(response);
  await response.body?.cancel();
  const Failure = response.status === 400 ? MindboxRefusal : MindboxFailure;
  throw new Failure(`The platform answered ${response.status}`);
}

async function readBody(response: Response): Promise<string> {
  const bytes = await readLimited(response.body, MAX_ANSWER_BYTES);
  if (bytes === undefined) throw new MindboxFailure('The answer is too long');
  return new TextDecoder().decode(bytes);
}
