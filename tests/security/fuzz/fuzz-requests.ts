import type { Operation } from '#contract/operations.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { callsAfter, type Targets } from '../../../backend/testing/calls.ts';
import type { Person } from '../../../backend/testing/people.ts';
import { contract } from '../../../mocks/contract/contract.ts';
import {
  CANARY,
  hostileText,
  hostileValue,
  SIGN_KINDS,
  type SignKind,
  withPrototype,
  withSign,
} from './hostile.ts';
import type { Random } from './random.ts';
import { fittingValue, type KnownValues, resolved, type Schema } from './schema-values.ts';

export type FuzzRequest = {
  method: string;
  /** Path and query, exactly as sent. */
  path: string;
  headers: [name: string, value: string][];
  body: Buffer | undefined;
  /**
   * Set if the request is valid except for a special character in one text of its body: the kind of
   * character.
   */
  sign?: SignKind;
};

/**
 * Whose request is made: the caller and the operator's token. `prey` is the person whose data it is about,
 * `known` gives ids that exist.
 */
export type Scene = { caller: Person; operatorToken: string | undefined; prey: Targets; known: KnownValues };

type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema };
type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

type Parts = {
  method: string;
  path: Record<string, string>;
  query: [string, string][];
  headers: [string, string][];
  body: unknown;
};

/**
 * Makes a random request for an operation. The request is either valid; or valid except for one special
 * character in its body; or nearly valid; or hostile in one to three places.
 */
export function fuzzRequest(
  operation: Operation,
  scene: Scene,
  random: Random,
  sign = random.pick(SIGN_KINDS),
): FuzzRequest {
  const parts = properParts(operation, scene, random);
  if (random.chance(0.3)) {
    const signed = requestWithSign(operation, parts, random, sign);
    if (signed) return signed;
  }
  const isSpoilt = random.chance(0.7);
  const times = isSpoilt ? 1 + random.integer(3) : 0;
  for (let time = 0; time < times; time += 1) spoilParts(parts, random);
  const path = pathOf(operation, parts, random, isSpoilt);
  const body = bodyOf(parts, random, isSpoilt);
  return { method: parts.method, path, headers: parts.headers, body };
}

/**
 * Puts a special character into one text of the request's body. Returns undefined if the body has no text.
 */
function requestWithSign(
  operation: Operation,
  parts: Parts,
  random: Random,
  sign: SignKind,
): FuzzRequest | undefined {
  const body = structuredClone(parts.body);
  const texts = placesOf(body).filter(({ holder, key }) => typeof holder[key] === 'string');
  if (texts.length === 0) return undefined;
  const { holder, key } = random.pick(texts);
  holder[key] = withSign(String(holder[key]), random, sign);
  const { method, headers } = parts;
  const path = pathOf(operation, parts, random, false);
  return { method, path, headers, body: Buffer.from(JSON.stringify(body)), sign };
}

/**
 * For each text in the body of an operation, a request that is valid except for this text: it contains a
 * character that databases cannot store.
 */
export function bodiesWithSigns(
  operation: Operation,
  scene: Scene,
  random: Random,
): { request: FuzzRequest; pointer: string }[] {
  const parts = properParts(operation, scene, random);
  const path = pathOf(operation, parts, random, false);
  const { length } = placesOf(parts.body);
  return Array.from({ length }, (_, number) => number).flatMap((number) => {
    const body = structuredClone(parts.body);
    const { holder, key, pointer } = placesOf(body)[number] as Place;
    const text = holder[key];
    if (typeof text !== 'string') return [];
    holder[key] = `${text}${random.pick(['\u0000', '\ud800'])}`;
    const { method, headers } = parts;
    return [{ request: { method, path, headers, body: Buffer.from(JSON.stringify(body)) }, pointer }];
  });
}

function properParts(operation: Operation, scene: Scene, random: Random): Parts {
  const { caller, prey, known } = scene;
  const described = describedBy(operation);
  const prepared = random.chance(0.6) ? (callsAfter[operation.id]?.(prey, caller) ?? {}) : {};
  const parameters = described.parameters.filter(({ required }) => required || random.chance(0.4));
  const made = (place: string): [string, string][] =>
    parameters
      .filter((each) => each.in === place)
      .map(({ name, schema }) => [name, textual(fittingValue(schema, random, known, name))]);
  const body = prepared.body ?? (described.body && fittingValue(described.body, random, known));
  const headers: [string, string][] = [
    ...made('header').filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())),
    ...Object.entries(prepared.headers ?? {}).flatMap(([name, value]): [string, string][] =>
      value === undefined || name === 'cookie' ? [] : [[name, value]],
    ),
    ['x-request-id', `3f0c2a52-6f0e-4d3b-9a1c-${String(random.integer(1e12)).padStart(12, '0')}`],
    ['x-requested-from', 'browser'],
    ['x-site-id', 'ru'],
    ['x-forwarded-for', `203.0.${random.integer(250)}.${random.integer(250)}`],
    ['sec-fetch-site', 'same-origin'],
    ...identityOf(scene, prepared.headers?.cookie),
  ];
  if (body !== undefined) headers.push(['content-type', 'application/json']);
  const preparedQuery = Object.entries(prepared.query ?? {}).map(([name, value]): [string, string] => [
    name,
    value ?? '',
  ]);
  const query: [string, string][] = [
    ...preparedQuery,
    ...made('query').filter(([name]) => !prepared.query?.[name]),
  ];
  if (!query.some(([name]) => name === 'site')) query.push(['site', 'ru']);
  const path = { ...Object.fromEntries(made('path')), ...prepared.path };
  return { method: operation.method.toUpperCase(), path, query, headers, body };
}

/** Headers that every valid call has. All other headers are generated from the contract. */
const OWN_HEADERS = new Set(['x-request-id', 'x-requested-from', 'x-site-id']);

/**
 * Headers that identify the caller: cookies for shoppers, a bearer token for operators. Operators call
 * another port, which pages cannot reach.
 */
function identityOf({ caller, operatorToken }: Scene, attempt: string | undefined): [string, string][] {
  if (operatorToken !== undefined) return [['authorization', `Bearer ${operatorToken}`]];
  const cookies = [
    ...(caller.token ? [`${ACCESS_COOKIE}=${caller.token}`] : []),
    ...(caller.refresh ? [`${REFRESH_COOKIE}=${caller.refresh}`] : []),
    ...(attempt ? [attempt] : []),
  ];
  return cookies.length > 0 ? [['cookie', cookies.join('; ')]] : [];
}

const textual = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const described = new Map<string, { parameters: Parameter[]; body: Schema | undefined }>();

function describedBy({ id, path, method }: Operation) {
  const found = described.get(id);
  if (found) return found;
  const item = contract.paths[path as keyof typeof contract.paths] as unknown as Described &
    Record<string, Described>;
  const { parameters = [], requestBody } = item[method] ?? {};
  const made = {
    parameters: [...(item.parameters ?? []), ...parameters].map(resolved),
    body: Object.values(requestBody?.content ?? {})[0]?.schema,
  };
  described.set(id, made);
  return made;
}

type Spoil = (parts: Parts, random: Random) => void;

const spoilBody: Spoil = (parts, random) => {
  if (parts.body === undefined || random.chance(0.1)) {
    parts.body = hostileValue(random);
    parts.headers.push(['content-type', 'application/json']);
    return;
  }
  parts.body = structuredClone(parts.body);
  const places = placesOf(parts.body);
  if (places.length === 0) {
    parts.body = hostileValue(random);
    return;
  }
  const { holder, key } = random.pick(places);
  const way = random.integer(8);
  if (way === 0 && !Array.isArray(holder)) delete holder[key];
  else if (way === 1 && !Array.isArray(holder)) Object.assign(holder, withPrototype(random));
  else if (way === 2) holder[key] = textual(holder[key]);
  else if (way < 5 && typeof holder[key] === 'string') holder[key] = withSign(holder[key], random);
  else holder[key] = hostileValue(random);
};

/** A value inside a body: the object or list that holds it, its key there, and its JSON pointer. */
type Place = { holder: Record<string, unknown>; key: string; pointer: string };

function placesOf(value: unknown, above = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => {
    const pointer = `${above}/${key}`;
    return [{ holder, key, pointer }, ...placesOf(holder[key], pointer)];
  });
}

const spoilPath: Spoil = ({ path }, random) => {
  const names = Object.keys(path);
  if (names.length > 0) path[random.pick(names)] = hostileText(random).replaceAll(CANARY, '');
};

const spoilQuery: Spoil = ({ query }, random) => {
  const way = random.integer(5);
  const place = random.integer(query.length);
  const name = query[place]?.[0] ?? 'site';
  if (way === 0) query.splice(place, 1);
  else if (way === 1) query.push([name, hostileText(random)]);
  else if (way === 2) query.push([hostileText(random), hostileText(random)]);
  else if (way === 3) for (let time = 0; time < 40; time += 1) query.push([name, 'x'.repeat(time)]);
  else query[place] = [name, hostileText(random)];
};

const MEDIA_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];
const MORE_TYPES = [
  'application/json; charset=utf-16',
  'application/jsonx',
  'application/xml',
  'APPLICATION/JSON;x=1',
];

const HEADERS: readonly ((random: Random) => [string, string])[] = [
  (random) => ['content-type', random.pick([...MEDIA_TYPES, ...MORE_TYPES])],
  (random) => ['content-type', random.pick(MEDIA_TYPES)],
  (random) => ['x-site-id', hostileText(random)],
  (random) => ['x-request-id', hostileText(random)],
  (random) => ['x-requested-from', random.pick(['server', 'curl', ''])],
  (random) => ['sec-fetch-site', random.pick(['cross-site', 'same-site', 'none', 'same-origin, cross-site'])],
  (random) => ['origin', random.pick(['null', 'https://evil.example', 'https://shop.example.evil.example'])],
  (random) => ['cookie', `${ACCESS_COOKIE}=${hostileText(random)}; ${REFRESH_COOKIE}=${hostileText(random)}`],
  (random) => ['cookie', `${'a=b; '.repeat(random.integer(300))}${CANARY}=1`],
  (random) => ['authorization', `Bearer ${hostileText(random)}${CANARY}`],
  (random) => ['idempotency-key', hostileText(random)],
  (random) => ['x-mindbox-device-uuid', hostileText(random)],
  (random) => ['accept', random.pick(['text/html', '*/*;q=0', 'application/xml', hostileText(random)])],
  (random) => ['accept-language', hostileText(random)],
  (random) => [
    'accept-encoding',
    random.pick(['br', 'zstd', 'gzip;q=2', 'identity;q=0', hostileText(random)]),
  ],
  (random) => ['if-none-match', random.pick(['*', '"a"', hostileText(random)])],
  (random) => ['if-modified-since', hostileText(random)],
  () => ['prefer', 'code=500'],
  () => ['range', 'bytes=0-1'],
  (random) => ['user-agent', hostileText(random).repeat(3)],
  (random) => ['x-forwarded-for', random.pick(['', '::1, ', '999.9.9.9', hostileText(random)])],
  () => ['x-http-method-override', 'DELETE'],
  (random) => ['host', random.pick(['evil.example', '127.0.0.1:1', 'shop.example.'])],
];

const spoilHeader: Spoil = ({ headers }, random) => {
  const [name, value] = random.pick(HEADERS)(random);
  const place = headers.findIndex(([known]) => known === name);
  if (random.chance(0.2) && headers.length > 0) headers.splice(random.integer(headers.length), 1);
  // Sometimes adds a second header of the same name instead of replacing the first.
  else if (place < 0 || random.chance(0.3)) headers.push([name, value]);
  else headers[place] = [name, value];
};

const spoilMethod: Spoil = (parts, random) => {
  parts.method = random.pick(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET']);
};

const SPOILS: readonly Spoil[] = [
  ...[spoilBody, spoilBody, spoilBody, spoilPath, spoilPath, spoilQuery, spoilQuery],
  ...[spoilHeader, spoilHeader, spoilMethod],
];

function spoilParts(parts: Parts, random: Random): void {
  random.pick(SPOILS)(parts, random);
}

/** Longest query in characters. Node refuses headers above 16 KB in total and counts the URL as one. */
const LONGEST_QUERY = 9_000;

function pathOf({ path: template }: Operation, parts: Parts, random: Random, isSpoilt: boolean): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(parts.path[name] ?? ''));
  const queryText = parts.query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  const query = queryText.slice(0, LONGEST_QUERY);
  if (!isSpoilt || random.chance(0.97)) return `${path}?${query}`;
  return random.pick([
    `${path}/?${query}`,
    `/${path}?${query}`,
    `${path}?${query}&%zz=%ff`,
    `${path}/..%2f..%2fadmin?${query}`,
    `${path}%00?${query}`,
    `${path.replace('/v1/', '/v9/')}?${query}`,
    `${path}?${query}&x=${'y'.repeat(random.pick([7000, 8500]))}`,
  ]);
}

const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

function bodyOf({ body, method }: Parts, random: Random, isSpoilt: boolean): Buffer | undefined {
  if (body === undefined && !random.chance(0.02)) return undefined;
  if ((method === 'GET' || method === 'HEAD') && random.chance(0.9)) return undefined;
  const json = Buffer.from(JSON.stringify(body) ?? 'undefined');
  if (!isSpoilt || random.chance(0.93)) return json;
  return random.pick([
    json.subarray(0, Math.floor(json.length / 2)),
    Buffer.concat([json, Buffer.from('}')]),
    Buffer.concat([Buffer.from([0xff, 0xfe, 0xc3, 0x28]), json]),
    Buffer.from(''),
    Buffer.from(`"${CANARY.repeat(7000)}"`),
    Buffer.from(`{"a":${'['.repeat(20_000)}`),
  ]);
}
