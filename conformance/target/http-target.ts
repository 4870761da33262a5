import { type Operation, operationList } from '#contract/operations.ts';
import { operationFinder } from '#shared/web/operation-paths.ts';
import { operationOf } from '../../mocks/contract/contract.ts';
import type { StoryShop } from '../../tests/contract/stories/stage/shop.ts';
import type { ConformData } from './data.ts';
import { abilities, hooks } from './hooks.ts';
import { NotRun } from './not-run.ts';

/** A call that a case has made, and the response. */
export type MadeCall = {
  operation: Operation | undefined;
  method: string;
  path: string;
  /** The body of the request, as text. */
  sent: string;
  status: number;
  headers: Headers;
  answer: string;
  /** Whose token was sent; undefined if the request had no token. */
  token: string | undefined;
};

export type HttpTarget = StoryShop & {
  /**
   * Call this when a case begins. `mostMs` is the time limit of the case, `leftMs` the time left for all
   * cases, in ms.
   */
  begin(mostMs: number, leftMs: number): void;
  /**
   * Call this when a case has ended. Returns its calls, whether its time limit ended it, and, if it could not
   * be run, why.
   */
  end(): { calls: readonly MadeCall[]; tookTooLong: boolean; notRun: NotRun | undefined };
};

type Options = {
  origin: string;
  data: ConformData;
  isReadOnly: boolean;
  offered: ReadonlySet<string>;
  now: () => number;
};

/** Why a case was not run if the time limit of the whole run has passed. */
export const NO_TIME_LEFT = 'there was no time left';

const find = operationFinder(operationList);

/**
 * Makes a backend at a URL usable as the shop of the test suites. Its hooks are called over HTTP; if a case
 * needs a hook that the backend does not offer, the case ends with NotRun.
 */
export function createHttpTarget({ origin, data, isReadOnly, offered, now }: Options): HttpTarget {
  let calls: MadeCall[] = [];
  let notRun: NotRun | undefined;
  /**
   * Shoppers for whom a call could not be made, by IP address, with the reason. They may not be in the state
   * that a case expects, so later calls as such a shopper are not made either.
   */
  const halted = new Map<string, NotRun>();
  let tookTooLong = false;
  let until = 0;
  let end = 0;
  let current: string | undefined;

  function refuse(reason: string): never {
    notRun ??= new NotRun(reason);
    if (current !== undefined) halted.set(current, notRun);
    throw notRun;
  }

  /** Throws NotRun for a call that this backend cannot answer, or that the kit must not make. */
  function refuseUnanswerable(method: string, operation: Operation | undefined, sent: string): void {
    if (isReadOnly && method !== 'GET') refuse('it would change something, and the run only reads');
    if (/"(un)?verified\.\w/.test(sent) && !offered.has('external-codes'))
      refuse(`needs the ability external-codes (${abilities['external-codes']})`);
    const isAbsent =
      operation && data.absent?.some((name) => name === operation.id || name === operation.service);
    if (isAbsent) refuse(`the backend has no ${operation.id} (absent)`);
  }

  async function callHook(name: string, body: object): Promise<Record<string, unknown>> {
    if (isReadOnly) refuse('it would change something, and the run only reads');
    if (!offered.has(name)) refuse(`needs the hook ${name} (${hooks[name]?.says})`);
    const { address = '', key } = data.hooks ?? {};
    const response = await fetch(`${address}/${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The hook ${name} answered ${response.status}: ${text.slice(0, 200)}`);
    return text === '' ? {} : JSON.parse(text);
  }

  const methods = Object.fromEntries(
    Object.entries(hooks).map(([name, { method, takes, gives }]) => [
      method,
      async (...given: unknown[]) => {
        // If the data file says that the goods are in stock, the hook is not needed.
        if (name === 'stock' && !offered.has(name) && isPlenty(data, given)) return undefined;
        const body = Object.fromEntries(takes.map((member, index) => [member, given[index]]));
        const answer = await callHook(name, body);
        return gives === undefined ? undefined : answer[gives];
      },
    ]),
  ) as unknown as Omit<StoryShop, 'name' | 'send'>;

  return {
    ...methods,
    name: 'the backend',
    async send(request, clientIp) {
      notRun ??= halted.get(clientIp);
      if (notRun) throw notRun;
      current = clientIp;
      if (now() > end) refuse(NO_TIME_LEFT);
      if (now() > until) {
        // For the API client, this error looks like a response, so the case may go on. That it took too long
        // must therefore be recorded here.
        tookTooLong = true;
        throw new Error('The case took too long.');
      }
      const operation = find(request.method, new URL(request.url).pathname)?.operation;
      const sent = await request.clone().text();
      refuseUnanswerable(request.method, operation, sent);
      const base = operation?.service === 'operator' ? data.operators : origin;
      if (base === undefined) refuse('needs the address of the operator API (operators)');
      const call = await callBackend(base, request, { clientIp, operation, sent });
      calls.push(call);
      return shownAnswer(call);
    },
    begin(mostMs, leftMs) {
      calls = [];
      notRun = undefined;
      tookTooLong = false;
      current = undefined;
      until = now() + mostMs;
      end = now() + leftMs;
    },
    end: () => ({ calls, tookTooLong, notRun }),
  };
}

/** Sends a request to the backend at the URL `base`, as the shopper with this IP address. */
async function callBackend(
  base: string,
  request: Request,
  { clientIp, operation, sent }: { clientIp: string; operation: Operation | undefined; sent: string },
): Promise<MadeCall> {
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', clientIp);
  const response = await fetch(base + path, {
    method,
    headers,
    redirect: 'manual',
    ...(sent !== '' && { body: sent }),
  });
  return {
    operation,
    method,
    path,
    sent,
    status: response.status,
    headers: response.headers,
    answer: await response.text(),
    token: headers.get('authorization') ?? undefined,
  };
}

/** The response as the test suites see it, without headers that servers add. */
function shownAnswer({ operation, status, headers, answer }: MadeCall): Response {
  const empty = status === 204 || status === 304;
  const answers = operation ? operationOf(operation.id).answers : [];
  const documented = answers.find((one) => one.status === status)?.headers ?? {};
  return new Response(empty && answer === '' ? null : answer, {
    status,
    headers: withoutServers(headers, Object.keys(documented)),
  });
}

/**
 * Matches names of headers that web servers and proxies add to every response: about the server, the
 * encoding, and what browsers may do with the response.
 */
const OF_SERVERS = new RegExp(
  `^(${[
    'server|via|age|alt-svc|x-(?!request-id).*|cf-.*|nel|report-to|reporting-endpoints|server-timing',
    'content-encoding|vary|accept-ranges',
    'strict-transport-security|content-security-policy|cross-origin-.*|permissions-policy|referrer-policy',
    'access-control-.*|origin-agent-cluster',
  ].join('|')})$`,
);

/**
 * Removes headers that web servers add. Also removes weak ETags, which servers compute from the bytes of a
 * response. Keeps headers that the contract documents.
 */
export function withoutServers(given: Headers, documented: readonly string[] = []): Headers {
  const headers = new Headers(given);
  const known = new Set(documented.map((name) => name.toLowerCase()));
  for (const name of given.keys()) {
    const isWeakTag = name === 'etag' && given.get(name)?.startsWith('W/');
    if (!known.has(name) && (isWeakTag || OF_SERVERS.test(name))) headers.delete(name);
  }
  return headers;
}

const isPlenty = ({ articles }: ConformData, [articleId, pieces]: unknown[]) =>
  Number(pieces) > 0 && Number(pieces) <= 5 && articles?.IN_STOCK?.includes(String(articleId)) === true;

/**
 * Names of the hooks and other abilities that the backend offers; empty if the data file has no hooks URL.
 * @throws Error if that URL does not respond.
 */
export async function offeredBy({ hooks: given }: ConformData): Promise<Set<string>> {
  if (!given) return new Set();
  const { address, key } = given;
  const response = await fetch(address, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  if (!response.ok) throw new Error(`The hooks at ${address} answered ${response.status}.`);
  const { hooks: names } = (await response.json()) as { hooks: string[] };
  return new Set(names);
}
