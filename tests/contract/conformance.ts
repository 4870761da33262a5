import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Credential } from '#contract/operations.ts';
import { contract, type DocumentedOperation, operationOf } from '../../mocks/contract/contract.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

export type Answer = { status: number; headers: Headers; text: string };

/** A copy of a response that can be read again. */
export async function copyResponse(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await response.clone().text() };
}

/**
 * Returns how a response violates the contract, or an empty list. The status must be documented, the media type and
 * the body must match the schema, a problem must repeat its status, and documented headers must be valid.
 */
export function complaintsAbout(operationId: string, answer: Answer): string[] {
  const operation = operationOf(operationId);
  const documented = operation.answers.find(({ status }) => status === answer.status);
  if (!documented) return [`the status ${answer.status} is not documented`];
  return [
    ...bodyComplaints(operation, documented.mediaType, answer),
    ...cookieComplaints(operation, documented.headers['Set-Cookie'], answer),
    ...retryComplaints('Retry-After' in documented.headers, answer),
  ];
}

function bodyComplaints(
  operation: DocumentedOperation,
  mediaType: string | undefined,
  answer: Answer,
): string[] {
  if (!mediaType) return answer.text === '' ? [] : ['there is an undocumented body'];
  const sent = answer.headers.get('content-type')?.split(';')[0];
  if (sent !== mediaType) return [`the media type is ${sent}, not ${mediaType}`];
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch {
    return ['the body is not JSON'];
  }
  const validate = schemaOf(operation, answer.status, mediaType);
  if (!validate(body)) {
    return (validate.errors ?? []).map((error) => `${error.instancePath || 'the body'} ${error.message}`);
  }
  if (answer.status < 400) return [];
  const { status } = body as { status: number };
  return status === answer.status ? [] : [`the problem says ${status}, the answer ${answer.status}`];
}

type Responses = Record<string, { $ref?: string }>;
type Paths = Record<string, Record<string, { responses: Responses }>>;

const validators = new Map<string, ValidateFunction>();

/** The compiled schema of a body, by its JSON pointer in the contract; shared responses are behind a `$ref`. */
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

const COOKIE = /^__Host-vitrina-(access|refresh|external|device|registration)=[^;]*; /;
const COOKIE_ATTRIBUTES = [/; HttpOnly(;|$)/, /; Secure(;|$)/, /; SameSite=Lax(;|$)/, /; Path=\/(;|$)/];

/**
 * Cookies may only be set by operations that document them, with all security attributes (docs/specification.md
 * §6.3).
 */
function cookieComplaints(
  operation: DocumentedOperation,
  documented: string | undefined,
  { headers }: Answer,
): string[] {
  const cookies = headers.getSetCookie().map((text) => ({ text, name: COOKIE.exec(text)?.[1] }));
  const attempt = cookies.filter(({ name }) => name === 'external');
  const device = cookies.filter(({ name }) => name === 'device');
  const registration = cookies.filter(({ name }) => name === 'registration');
  const identity = cookies.filter(
    (each) => ![attempt, device, registration].some((own) => own.includes(each)),
  );
  const unprotected = cookies.flatMap(({ text }) =>
    COOKIE_ATTRIBUTES.filter((attribute) => !attribute.test(text)).map(
      (attribute) => `a cookie lacks ${attribute.source}`,
    ),
  );
  return [
    ...identityComplaints(operation, COOKIE.exec(documented ?? '')?.[1] === 'access', identity),
    ...attemptComplaints(operation, COOKIE.exec(documented ?? '')?.[1] === 'external', attempt),
    ...browserComplaints(operation, 'knownDevice', device),
    ...browserComplaints(operation, 'registeringBrowser', registration),
    ...unprotected,
  ];
}

type Cookie = { text: string; name: string | undefined };

const isExpired = ({ text }: Cookie) => text.includes('; Max-Age=0;');

/** Both cookies or none. An operation that sets them may also expire them together with an error. */
function identityComplaints(
  { answers }: DocumentedOperation,
  documented: boolean,
  cookies: Cookie[],
): string[] {
  if (cookies.length === 0) return [];
  const takesBack = answers.some(({ headers }) => 'Set-Cookie' in headers) && cookies.every(isExpired);
  if (!documented && !takesBack) return ['cookies are set but not documented'];
  const names = new Set(cookies.map(({ name }) => name));
  return names.size === 2 && cookies.length === 2 && !names.has(undefined)
    ? []
    : ['the cookies are not the two of an identity'];
}

/** At most one, by the operation that reads it. */
function browserComplaints(
  { credentials }: DocumentedOperation,
  credential: Credential,
  cookies: Cookie[],
): string[] {
  if (cookies.length === 0 || (cookies.length === 1 && credentials.includes(credential))) return [];
  return [`the cookie of ${credential} is set but not documented`];
}

/** At most one, by the operation that begins an attempt; the operation that ends it may expire it. */
function attemptComplaints(operation: DocumentedOperation, documented: boolean, cookies: Cookie[]): string[] {
  if (cookies.length === 0) return [];
  if (cookies.length > 1) return ['the cookie of an attempt is set more than once'];
  return documented || (operation.credentials.includes('externalAttempt') && cookies.every(isExpired))
    ? []
    : ['the cookie of an attempt is set but not documented'];
}

function retryComplaints(documented: boolean, { headers }: Answer): string[] {
  const value = headers.get('retry-after');
  if (!documented) return value === null ? [] : ['Retry-After is not documented'];
  return value !== null && /^\d{1,5}$/.test(value)
    ? []
    : [`Retry-After is ${value}, not a number of seconds`];
}
