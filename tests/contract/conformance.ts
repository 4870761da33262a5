import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Credential } from '#contract/operations.ts';
import { contract, type DocumentedOperation, operationOf } from '../../mocks/contract/contract.ts';
import { type Complaint, shown } from './complaint.ts';
import { contradictionsIn } from './facts/answer-rules.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

export type Answer = { status: number; headers: Headers; text: string };

/**
 * Copies status, headers and text of a response. The body of the response itself remains unread, so that the
 * caller can still read it.
 */
export async function copyResponse(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await response.clone().text() };
}

/**
 * Headers that any response may have without being documented: transport headers, and headers that all
 * responses of the shop have. All other headers must be documented.
 */
const TRANSPORT_HEADERS = new Set([
  ...['cache-control', 'connection', 'content-length', 'content-type', 'date', 'keep-alive'],
  ...['transfer-encoding', 'x-request-id'],
]);

/** Headers with checks of their own. The general check of headers skips them. */
const CHECKED_HEADERS = new Set(['set-cookie', 'retry-after']);

/**
 * Returns how a response breaks the contract; an empty list if it conforms. The status must be documented.
 * Media type and body must match the schema, and a problem document must repeat the status. Headers must be
 * documented and valid. The parts of the response must not contradict one another.
 */
export function complaintsAbout(operationId: string, answer: Answer): Complaint[] {
  const operation = operationOf(operationId);
  const documented = operation.answers.find(({ status }) => status === answer.status);
  if (!documented) {
    const known = operation.answers.map(({ status }) => status).join(', ');
    return [{ part: 'the status', says: known, came: `${answer.status}, which is not documented` }];
  }
  return [
    ...bodyComplaints(operation, documented.mediaType, answer),
    ...headerComplaints(Object.keys(documented.headers), answer),
    ...cookieComplaints(operation, documented.headers['Set-Cookie'], answer),
    ...retryComplaints('Retry-After' in documented.headers, answer),
  ];
}

const ofBody = (says: string, came: string): Complaint[] => [{ part: 'the body', says, came }];

function bodyComplaints(
  operation: DocumentedOperation,
  mediaType: string | undefined,
  answer: Answer,
): Complaint[] {
  if (!mediaType) return answer.text === '' ? [] : ofBody('nothing', shown(answer.text));
  const sent = answer.headers.get('content-type')?.split(';')[0];
  if (sent !== mediaType) return [{ part: 'the media type', says: mediaType, came: String(sent) }];
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch {
    return ofBody('JSON', shown(answer.text));
  }
  const validate = schemaOf(operation, answer.status, mediaType);
  if (!validate(body)) return (validate.errors ?? []).map((error) => schemaComplaint(error, body));
  if (answer.status < 400) return contradictionsIn(operation.id, answer.status, body);
  const { status } = body as { status: number };
  return status === answer.status
    ? []
    : [{ part: '/status', says: `the status of the answer, ${answer.status}`, came: String(status) }];
}

function schemaComplaint({ instancePath, message, keyword, params }: ErrorObject, body: unknown): Complaint {
  const detail =
    keyword === 'additionalProperties'
      ? `, such as ${params.additionalProperty}`
      : keyword === 'enum'
        ? ` (${params.allowedValues.join(', ')})`
        : '';
  const value = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((holder, key) => (holder as Record<string, unknown> | undefined)?.[key], body);
  return { part: instancePath || 'the body', says: `it ${message}${detail}`, came: shown(value) };
}

function headerComplaints(documented: string[], { headers }: Answer): Complaint[] {
  const known = new Set(documented.map((name) => name.toLowerCase()));
  return [...headers.keys()]
    .filter((name) => !known.has(name) && !TRANSPORT_HEADERS.has(name) && !CHECKED_HEADERS.has(name))
    .map((name) => ({
      part: `the header ${name}`,
      says: 'nothing about it',
      came: shown(headers.get(name)),
    }));
}

type Responses = Record<string, { $ref?: string }>;
type Paths = Record<string, Record<string, { responses: Responses }>>;

const validators = new Map<string, ValidateFunction>();

/**
 * Finds the schema of a response body in the contract and returns its compiled validator. Follows the `$ref`
 * if the contract defines the response in its shared components.
 */
function schemaOf(
  { path, method }: DocumentedOperation,
  status: number,
  mediaType: string,
): ValidateFunction {
  const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
  const response = (contract.paths as unknown as Paths)[path]?.[method]?.responses[status];
  const place = response?.$ref ?? `#/paths/${escaped(path)}/${method}/responses/${status}`;
  const pointer = `contract${place}/content/${escaped(mediaType)}/schema`;
  const known = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
  validators.set(pointer, known);
  return known;
}

const COOKIE = /^__Host-vitrina-(access|refresh|external|device|registration|desk|desk-attempt)=[^;]*; /;
const COOKIE_ATTRIBUTES = [/; HttpOnly(;|$)/, /; Secure(;|$)/, /; Path=\/(;|$)/];
/** No page of another site needs the cookies of the desk. */
const sameSiteOf = (name: string | undefined) =>
  name?.startsWith('desk') ? /; SameSite=Strict(;|$)/ : /; SameSite=Lax(;|$)/;

/**
 * Complaints about cookies. An operation may set a cookie only if the contract says so, and every cookie must
 * have all security attributes (docs/specification.md §6.3).
 */
function cookieComplaints(
  operation: DocumentedOperation,
  documented: string | undefined,
  { headers }: Answer,
): Complaint[] {
  const cookies = headers.getSetCookie().map((text) => ({ text, name: COOKIE.exec(text)?.[1] }));
  const attempt = cookies.filter(({ name }) => name === 'external');
  const device = cookies.filter(({ name }) => name === 'device');
  const registration = cookies.filter(({ name }) => name === 'registration');
  const desk = cookies.filter(({ name }) => name?.startsWith('desk'));
  const identity = cookies.filter(
    (each) => ![attempt, device, registration, desk].some((own) => own.includes(each)),
  );
  const unprotected = cookies.flatMap(({ text, name }) =>
    [...COOKIE_ATTRIBUTES, sameSiteOf(name)]
      .filter((attribute) => !attribute.test(text))
      .map((attribute) => ofCookie(`every cookie with ${attribute.source}`, text)),
  );
  return [
    ...identityComplaints(operation, COOKIE.exec(documented ?? '')?.[1] === 'access', identity),
    ...attemptComplaints(operation, COOKIE.exec(documented ?? '')?.[1] === 'external', attempt),
    ...browserComplaints(operation, 'knownDevice', device),
    ...browserComplaints(operation, 'registeringBrowser', registration),
    ...deskComplaints(COOKIE.exec(documented ?? '')?.[1], desk),
    ...unprotected,
  ];
}

/**
 * What the contract says about operations that must not sign anyone in. Used in complaints about operations
 * that set an access or refresh cookie nevertheless.
 */
export const NO_IDENTITY = 'no cookies of an identity';

const ofCookie = (says: string, came: string): Complaint => ({ part: 'the header set-cookie', says, came });

type Cookie = { text: string; name: string | undefined };

const isExpired = ({ text }: Cookie) => text.includes('; Max-Age=0;');

/**
 * Complains if only one of the two identity cookies (access and refresh) is set. An operation that sets them
 * may instead expire both when it responds with an error.
 */
function identityComplaints(
  { answers }: DocumentedOperation,
  documented: boolean,
  cookies: Cookie[],
): Complaint[] {
  if (cookies.length === 0) return [];
  const takesBack = answers.some(({ headers }) => 'Set-Cookie' in headers) && cookies.every(isExpired);
  if (!documented && !takesBack) return [ofCookie(NO_IDENTITY, `${cookies.length} of them`)];
  const names = new Set(cookies.map(({ name }) => name));
  return names.size === 2 && cookies.length === 2 && !names.has(undefined)
    ? []
    : [ofCookie('the two cookies of an identity', cookies.map(({ name }) => name).join(', '))];
}

/**
 * Complaints about the cookies that identify a browser. A response may set only one of them, and only if its
 * operation also reads this cookie.
 */
function browserComplaints(
  { credentials }: DocumentedOperation,
  credential: Credential,
  cookies: Cookie[],
): Complaint[] {
  if (cookies.length === 0 || (cookies.length === 1 && credentials.includes(credential))) return [];
  return [ofCookie(`no cookie of ${credential}`, `${cookies.length} of it`)];
}

/** Complaints about cookies of the desk that the operation does not document. */
const deskComplaints = (documented: string | undefined, cookies: Cookie[]): Complaint[] =>
  cookies.length === 0 || (cookies.length === 1 && cookies[0]?.name === documented)
    ? []
    : [ofCookie('no other cookie of the desk', cookies.map(({ name }) => name).join(', '))];

/**
 * Complains about more than one cookie of an external sign-in attempt. The operation that begins an attempt
 * sets the cookie; the operation that ends the attempt may expire it.
 */
function attemptComplaints(
  operation: DocumentedOperation,
  documented: boolean,
  cookies: Cookie[],
): Complaint[] {
  if (cookies.length === 0) return [];
  if (cookies.length > 1) return [ofCookie('one cookie of an attempt', `${cookies.length} of it`)];
  return documented || (operation.credentials.includes('externalAttempt') && cookies.every(isExpired))
    ? []
    : [ofCookie('no cookie of an attempt', 'one')];
}

function retryComplaints(documented: boolean, { headers }: Answer): Complaint[] {
  const value = headers.get('retry-after');
  if (!documented)
    return value === null ? [] : [{ part: 'the header retry-after', says: 'nothing about it', came: value }];
  return value !== null && /^\d{1,5}$/.test(value)
    ? []
    : [{ part: 'the header retry-after', says: 'a number of seconds', came: String(value) }];
}
