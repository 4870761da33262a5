import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  ACCESS_COOKIE,
  ATTEMPT_SECONDS,
  cookieLine,
  EXTERNAL_COOKIE,
  IDENTITY_SECONDS,
  REFRESH_COOKIE,
} from '#shared/web/identity-cookies.ts';
import { adaptedAnswer } from './adapted-answer.ts';
import { chosenAnswer, matchOperation, tokensAfter, visitorOf } from './chosen-answer.ts';
import { cookieExample, type Json } from './contract-examples.ts';
import {
  answerSignIn,
  attemptOf,
  completionFor,
  localAddress,
  SIGN_IN_PATH,
  withWayOf,
} from './local-sign-in.ts';

/**
 * Matches response headers that are not passed on: connection headers, and headers that Prism adds for other
 * origins (CORS).
 */
const NOT_PASSED_ON = /^(connection|keep-alive|transfer-encoding|content-length|access-control-.*)$/i;

/**
 * Creates a proxy in front of Prism (at `prismUrl`). It chooses examples, adapts them to the request and sets
 * cookies. It does not listen yet. `shop` is the URL of the shop that uses it; with it, external sign-ins
 * lead to a page of the proxy.
 */
export function createProxy(prismUrl: string, shop?: string): Server {
  return createServer(async (incoming, outgoing) => {
    try {
      const url = new URL(incoming.url ?? '/', prismUrl);
      if (shop && url.pathname === SIGN_IN_PATH) await answerSignIn(shop, incoming, outgoing);
      else await answerCall(url, shop, incoming, outgoing);
    } catch (error) {
      outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`Prism does not answer: ${error}\n`);
    }
  });
}

async function answerCall(
  url: URL,
  shop: string | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = incoming;
  const visitor = visitorOf(bearerOf(incoming));
  const match = matchOperation(method, url.pathname);
  const body = /^(GET|HEAD)$/.test(method) ? null : await buffer(incoming);
  const isCompletion = match?.operation.id === 'completeExternalSignIn';
  const chosen =
    match &&
    (isCompletion
      ? completionFor(parsed(body))
      : chosenAnswer(match.operation, match.params, url.searchParams, visitor));
  const answer = await fetch(url, {
    method,
    headers: requestHeaders(incoming, headers.prefer ?? chosen),
    body: body && new Uint8Array(body),
    redirect: 'manual',
  });
  for (const [name, value] of answer.headers) {
    if (!NOT_PASSED_ON.test(name)) outgoing.setHeader(name, value);
  }
  let content = Buffer.from(await answer.arrayBuffer());
  let tokens =
    match && tokensAfter(match.operation, answer.status, visitor, cookieOf(incoming, REFRESH_COOKIE));
  if (match && answer.ok && /json/.test(answer.headers.get('content-type') ?? '')) {
    let example = parsed(content);
    if (isCompletion) {
      example = withWayOf(cookieOf(incoming, EXTERNAL_COOKIE), example);
      if (example.status !== 'SIGNED_IN') tokens = undefined;
    }
    if (match.operation.id === 'startExternalSignIn') {
      outgoing.setHeader('Set-Cookie', cookieLine(EXTERNAL_COOKIE, attemptOf(parsed(body)), ATTEMPT_SECONDS));
      const { provider = '' } = match.params;
      if (shop) example = { url: localAddress(`http://${headers.host}`, provider, example) };
    }
    if (headers.prefer === undefined)
      example = adaptedAnswer(match.operation, match.params, url.searchParams, example);
    content = Buffer.from(JSON.stringify(example));
  }
  if (tokens !== undefined) outgoing.setHeader('Set-Cookie', identityCookies(tokens));
  const deskCookie =
    answer.ok && match?.operation.service === 'operator' ? cookieExample(match.operation) : undefined;
  if (deskCookie !== undefined) outgoing.setHeader('Set-Cookie', deskCookie);
  outgoing.writeHead(answer.status).end(content);
}

/** Parses a JSON body. If it is no JSON, returns an empty object; Prism refuses the request later. */
function parsed(body: Buffer | null): Json {
  try {
    return JSON.parse(String(body)) ?? {};
  } catch {
    return {};
  }
}

function requestHeaders(incoming: IncomingMessage, prefer: string | string[] | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || name === 'host' || NOT_PASSED_ON.test(name)) continue;
    headers.set(name, String(value));
  }
  if (prefer) headers.set('Prefer', String(prefer));
  return headers;
}

function bearerOf({ headers }: IncomingMessage): string | undefined {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  return new RegExp(`${name}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
}

function identityCookies(token: string | null): string[] {
  return [ACCESS_COOKIE, REFRESH_COOKIE].map((name) =>
    cookieLine(name, token ?? '', token ? IDENTITY_SECONDS : 0),
  );
}
