import { readLimited } from '#shared/read-limited.ts';
import { MindboxFailure, MindboxRefusal } from './mindbox-answer.ts';

export type MindboxAccess = {
  /** Origin of the API, https://api.mindbox.ru. */
  url: string;
  endpointId: string;
  secretKey: string;
  /** From the first byte sent to the last byte received. */
  timeoutMs: number;
};

type Call = {
  mode: 'sync' | 'async';
  operation: string;
  /** Absent without consent. */
  deviceId?: string | null;
  /** The idempotency key. */
  transactionId?: string;
  body: object;
};

/** Far more than fifty lines with their promotions need. */
const MAX_ANSWER_BYTES = 1_000_000;

/** Calls an operation of API v3 and returns the body of its answer. @throws MindboxFailure */
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
    // Errors of fetch may contain the address, and with it the device id.
    throw new MindboxFailure(
      signal.aborted ? `No answer within ${timeoutMs} ms` : 'The platform cannot be reached',
    );
  });
}

/** Returns the body of a 200. A refusal of the request itself is not a sign that the platform is down. */
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
