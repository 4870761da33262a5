import { type Operation, operationList } from '#contract/operations.ts';
import { operationFinder } from '#shared/web/operation-paths.ts';
import { operationOf } from '../../mocks/contract/contract.ts';
import type { StoryShop } from '../../tests/contract/stories/stage/shop.ts';
import type { ConformData } from './data.ts';
import { abilities, hooks } from './hooks.ts';
import { NotRun } from './not-run.ts';

/** A call of a case and its answer. */
export type MadeCall = {
  operation: Operation | undefined;
  method: string;
  path: string;
  /** The request body as text. */
  sent: string;
  status: number;
  headers: Headers;
  answer: string;
  /** The owner of the token that was sent; undefined if no token was sent. */
  token: string | undefined;
};

export type HttpTarget = StoryShop & {
  /** Begins a case. `mostMs` is its time limit; `leftMs` is the time left for all cases, in ms. */
  begin(mostMs: number, leftMs: number): void;
  /**
   * Returns the calls that the case has made, whether its time limit ended it, and, if the case could not be
   * run, the reason.
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

/** The reason why a case was not run that the time limit of the whole run has ended. */
export const NO_TIME_LEFT = 'there was no time left';

const find = operationFinder(operationList);

/** A backend at a URL. Its hooks are called over HTTP; a missing hook ends the case with NotRun. */
export function createHttpTarget({ origin, data, isReadOnly, offered, now }: Options): HttpTarget {
  let calls: MadeCall[] = [];
  let notRun: NotRun | undefined;
  /**
   * Shoppers whose preparation could not be finished, by IP address. Their later calls are not made, because
   * the results would be misleading.
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

  /** Refuses calls that this backend cannot answer, or that the run must not make. */
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
        // No hook is needed for goods that the data file lists as in stock.
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
        // The client of the contract treats this error like an answer, so the time limit is also recorded
        // here.
        tookTooLong = true;
        throw new Error('The case took too long.');
      }
      const operation = find(request.method, new URL(request.url).pathname)?.operation;
      const sent = await request.clone().text();
      refuseUnanswerable(request.method, operation, sent);
      const base = operation?.access === 'operator' ? data.operators : origin;
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

/** Sends a request to the backend at `base`, as the shopper with the given IP address. */
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

/** The answer that the suites check, without headers that servers add. */
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
 * Headers that servers, proxies and web tiers add to every answer: about the server, the encoding, and what
 * browsers may do with the answer.
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
 * Removes headers that servers add, and weak ETags, which servers derive from the bytes of an answer. Headers
 * that the contract documents stay.
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
 * The hooks and abilities that the backend offers; none if the data file has no hooks URL.
 * @throws Error if that URL does not answer
 */
export async function offeredBy({ hooks: given }: ConformData): Promise<Set<string>> {
  if (!given) return new Set();
  const { address, key } = given;
  const response = await fetch(address, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  if (!response.ok) throw new Error(`The hooks at ${address} answered ${response.status}.`);
  const { hooks: names } = (await response.json()) as { hooks: string[] };
  return new Set(names);
}
