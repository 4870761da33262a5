import { bodyLimits, type Operation, operationList } from '#contract/operations.ts';
import type { ProblemCode } from '#contract/sdk/types.gen.ts';
import { spoilCall } from '../ready-calls.ts';
import type { RefusalCase } from './refusal-case.ts';

/** A refusal case: a valid request that `spoil` changes just before it is sent. */
function spoilt(
  operation: Operation,
  status: number,
  code: ProblemCode,
  title: string,
  spoil: (request: Request) => Request,
): RefusalCase {
  return {
    operationId: operation.id,
    status,
    code,
    title,
    run: (shopper) =>
      spoilCall(shopper, operation.id, (ready) => {
        ready.tamper = spoil;
      }),
  };
}

const withBody = (request: Request, body: string, type = 'application/json') => {
  const headers = new Headers(request.headers);
  headers.set('Content-Type', type);
  return new Request(request, { headers, body });
};

const elsewhere = (request: Request) => {
  const url = new URL(request.url);
  url.searchParams.set('site', 'nowhere');
  const { method, headers } = request;
  return new Request(url, { method, headers, body: request.body, duplex: 'half' } as RequestInit);
};

const withoutToken = (request: Request) => {
  request.headers.delete('Authorization');
  return request;
};

/**
 * A body of about twice the allowed size: as many Russian letters as the limit has bytes, and each letter
 * takes two bytes.
 */
const tooMuchFor = ({ id }: Operation) =>
  JSON.stringify({ items: [], filler: 'я'.repeat(bodyLimits[id] ?? 40_000) });

/** Refusal cases that apply to every operation, or to every operation with a body. */
export const spoiltCalls: RefusalCase[] = operationList.flatMap((operation) => [
  spoilt(operation, 422, 'INVALID_REQUEST', 'an unknown site', elsewhere),
  ...(operation.access === 'bearer' || operation.access === 'user' || operation.access === 'operator'
    ? [spoilt(operation, 401, 'UNAUTHORIZED', 'no token', withoutToken)]
    : []),
  ...(operation.hasBody
    ? [
        spoilt(operation, 400, 'MALFORMED_JSON', 'a truncated body', (request) =>
          withBody(request, '{"items": ['),
        ),
        spoilt(operation, 413, 'PAYLOAD_TOO_LARGE', 'a body that is too large', (request) =>
          withBody(request, tooMuchFor(operation)),
        ),
        spoilt(operation, 415, 'UNSUPPORTED_MEDIA_TYPE', 'a plain text body', (request) =>
          withBody(request, 'привет', 'text/plain'),
        ),
        spoilt(operation, 422, 'INVALID_REQUEST', 'an unknown field', (request) =>
          withBody(request, '{"surprise":true}'),
        ),
      ]
    : []),
]);
