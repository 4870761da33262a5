import { createServer, type IncomingMessage, type Server } from 'node:http';
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

const ATTEMPT_COOKIE = cookieLine(EXTERNAL_COOKIE, 'mock-attempt', ATTEMPT_SECONDS);

/** Hop-by-hop headers, and headers that Prism adds for cross-origin browsers. */
const NOT_PASSED_ON = /^(connection|keep-alive|transfer-encoding|content-length|access-control-.*)$/i;

/** A proxy in front of Prism at `prismUrl` that chooses examples, adapts them to the request and sets cookies. It does not listen yet. */
export function createProxy(prismUrl: string): Server {
  return createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', prismUrl);
    const bearer = bearerOf(incoming);
    const visitor = visitorOf(bearer);
    const match = matchOperation(incoming.method ?? 'GET', url.pathname);
    const prefer =
      incoming.headers.prefer ??
      (match && chosenAnswer(match.operation, match.params, url.searchParams, visitor));
    try {
      const answer = await fetch(url, {
        method: incoming.method ?? 'GET',
        headers: requestHeaders(incoming, prefer),
        body: /^(GET|HEAD)$/.test(incoming.method ?? '') ? null : await buffer(incoming),
        redirect: 'manual',
      });
      for (const [name, value] of answer.headers) {
        if (!NOT_PASSED_ON.test(name)) outgoing.setHeader(name, value);
      }
      const tokens = match && tokensAfter(match.operation, answer.status, visitor, cookieOf(incoming));
      if (tokens !== undefined) outgoing.setHeader('Set-Cookie', identityCookies(tokens));
      if (match?.operation.id === 'startExternalSignIn' && answer.ok) {
        outgoing.setHeader('Set-Cookie', ATTEMPT_COOKIE);
      }
      const body = Buffer.from(await answer.arrayBuffer());
      const isExample = incoming.headers.prefer === undefined && answer.ok && body.length > 0;
      const adapted =
        match && isExample && /json/.test(answer.headers.get('content-type') ?? '')
          ? JSON.stringify(
              adaptedAnswer(match.operation, match.params, url.searchParams, JSON.parse(String(body))),
            )
          : body;
      outgoing.writeHead(answer.status).end(adapted);
    } catch (error) {
      outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`Prism does not answer: ${error}\n`);
    }
  });
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

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`${REFRESH_COOKIE}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
}

function identityCookies(token: string | null): string[] {
  return [ACCESS_COOKIE, REFRESH_COOKIE].map((name) =>
    cookieLine(name, token ?? '', token ? IDENTITY_SECONDS : 0),
  );
}
