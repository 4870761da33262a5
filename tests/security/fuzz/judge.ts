import { type OperationId, operationList } from '#contract/operations.ts';
import { REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { operationFinder } from '#shared/web/operation-paths.ts';
import { namesOf, type Person } from '../../../backend/testing/people.ts';
import { type Answer, complaintsAbout, NO_IDENTITY } from '../../contract/conformance.ts';
import type { FuzzRequest } from './fuzz-requests.ts';
import { INJECTED } from './hostile.ts';

const find = operationFinder(operationList);

/** Patterns of internal details, such as stack traces and SQL, which no response may contain. */
const INSIDES: readonly RegExp[] = [
  /\bat .{0,80}\.[jt]sx?:\d+/,
  /node_modules|file:\/\/\/|\/work\/|\/home\//,
  /\b(select|insert into|update|delete from)\b.{1,200}\b(from|values|set|where)\b/i,
  /syntax error|violates|DrizzleQueryError|PGlite|TypeError|RangeError|is not a function|ECONN\w+/,
  /plain:/,
];

export type Judged = {
  /** The operation at the requested path. Undefined if the contract has no operation there. */
  operation: OperationId | undefined;
  complaints: string[];
};

/**
 * `isDoorOfOperators`: whether the request was sent to the operators' port. `others`: people whose data the
 * response must not contain.
 */
type Asked = { isDoorOfOperators: boolean; others: readonly Person[] };

/**
 * Returns the faults of a response. The list is empty if the response conforms to the contract and reveals
 * nothing secret.
 */
export function judge(request: FuzzRequest, answer: Answer, { isDoorOfOperators, others }: Asked): Judged {
  const { method, path } = request;
  const { pathname } = new URL(`http://shop.example${path}`);
  const found = find(method === 'HEAD' ? 'GET' : method, pathname);
  // The gateway refuses paths with an encoded slash, so no operation handles them.
  const isStopped = !isDoorOfOperators && /%(2f|5c)/i.test(pathname);
  const isThere = found && !isStopped && (found.operation.service === 'operator') === isDoorOfOperators;
  const operation = isThere ? found.operation.id : undefined;
  const complaints = [
    ...(answer.status >= 500 ? [`the status is ${answer.status}`] : []),
    ...(operation ? ofOperation(operation, request, answer) : withoutOperation(request, answer)),
    ...leaks(request, answer, others),
  ];
  return { operation, complaints };
}

function ofOperation(id: OperationId, { method, headers }: FuzzRequest, answer: Answer): string[] {
  const isRenewable = headers.some(([name, value]) => name === 'cookie' && value.includes(REFRESH_COOKIE));
  return complaintsAbout(id, answer)
    .filter(
      ({ part, says }) =>
        // A response to HEAD has no body, so only its status is checked.
        (method !== 'HEAD' || part === 'the status') &&
        // Of the headers only `set-cookie` is checked here; the others, which the server adds itself, are
        // checked by other tests.
        (!part.startsWith('the header ') || part === 'the header set-cookie') &&
        // For a request with an identity, the gateway may renew or expire the identity cookies in any
        // response. This is no fault.
        (!isRenewable || says !== NO_IDENTITY),
    )
    .map(({ part, says, came }) => `${part}: the contract says ${says}; the server answered ${came}`);
}

/**
 * Faults of a response to a path for which the contract has no operation. A 404 page, a problem document and
 * a redirect to the canonical path are allowed.
 */
function withoutOperation({ method }: FuzzRequest, { status, headers, text }: Answer): string[] {
  const location = headers.get('location');
  if (status === 301 && /^\/[^/\\]/.test(location ?? '')) return [];
  if (status < 400) return [`an unknown address answers ${status} ${location ?? ''}`];
  const isProblem = headers.get('content-type') === 'application/problem+json';
  if (!isProblem || method === 'HEAD') return [];
  return JSON.parse(text).status === status ? [] : ['a problem of another status'];
}

function leaks(request: FuzzRequest, { headers, text }: Answer, others: readonly Person[]): string[] {
  const sent = `${decoded(request.path)} ${request.headers.flat().join(' ')} ${request.body ?? ''}`;
  const responseText = `${[...headers].flat().join('\n')}\n${text}`;
  const insides = INSIDES.flatMap((pattern) => {
    const [match] = pattern.exec(responseText) ?? [];
    return match !== undefined && !sent.includes(match) ? [`it reveals an internal detail: ${match}`] : [];
  });
  const secrets = others
    .flatMap((person) => [...namesOf(person), person.token ?? '', person.refresh ?? ''])
    .filter((word) => word !== '' && responseText.includes(word) && !sent.includes(word))
    .map((word) => `it names another person: ${word}`);
  return [...insides, ...secrets, ...(headers.has(INJECTED) ? ['a value became a header'] : [])];
}

function decoded(path: string): string {
  try {
    return `${path} ${decodeURIComponent(path)}`;
  } catch {
    return path;
  }
}
