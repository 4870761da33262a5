import { type OperationId, operationList } from '#contract/operations.ts';
import { REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { operationFinder } from '#shared/web/operation-paths.ts';
import { namesOf, type Person } from '../../../backend/testing/people.ts';
import { type Answer, complaintsAbout } from '../../contract/conformance.ts';
import type { FuzzRequest } from './fuzz-requests.ts';
import { INJECTED } from './hostile.ts';

const find = operationFinder(operationList);

/** What no answer says, however much goes wrong behind it. */
const INSIDES: readonly RegExp[] = [
  /\bat .{0,80}\.[jt]sx?:\d+/,
  /node_modules|file:\/\/\/|\/work\/|\/home\//,
  /\b(select|insert into|update|delete from)\b.{1,200}\b(from|values|set|where)\b/i,
  /syntax error|violates|DrizzleQueryError|PGlite|TypeError|RangeError|is not a function|ECONN\w+/,
  /plain:/,
];

export type Judged = {
  /** By its address; undefined where the contract has nothing. */
  operation: OperationId | undefined;
  complaints: string[];
};

/** Which door was asked, and whom an answer may not name. */
type Asked = { isDoorOfOperators: boolean; others: readonly Person[] };

/** What is wrong with an answer; nothing when it holds the contract, says no more than it may, and leaks nothing. */
export function judge(request: FuzzRequest, answer: Answer, { isDoorOfOperators, others }: Asked): Judged {
  const { method, path } = request;
  const found = find(method === 'HEAD' ? 'GET' : method, new URL(`http://shop.example${path}`).pathname);
  const isThere = found && (found.operation.access === 'operator') === isDoorOfOperators;
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
  return complaintsAbout(id, answer).filter(
    (complaint) =>
      // An answer to HEAD has no body.
      (method !== 'HEAD' || complaint.startsWith('the status')) &&
      // The gateway renews or takes back an identity on the way of any call that has one.
      (!isRenewable || complaint !== 'cookies are set where none are documented'),
  );
}

/** What is no operation is a page that is not there, a problem, or a way to the same address in its proper form. */
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
  const said = `${[...headers].flat().join('\n')}\n${text}`;
  const insides = INSIDES.flatMap((pattern) => {
    const [match] = pattern.exec(said) ?? [];
    return match !== undefined && !sent.includes(match) ? [`it says what is inside: ${match}`] : [];
  });
  const secrets = others
    .flatMap((person) => [...namesOf(person), person.token ?? '', person.refresh ?? ''])
    .filter((word) => word !== '' && said.includes(word) && !sent.includes(word))
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
