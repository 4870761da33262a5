import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import type * as Answers from './scenario-answers.ts';
import { scenariosOfVisitor } from './scenarios-of-visitor.ts';

/** The scenarios that apply to the request in progress, and a function that breaks its connection. */
type Current = { names: string[]; breakConnection: (() => void) | undefined };

/**
 * Makes calls fail for a browser that opened a page with `?mock=<scenario>`: the calls of the server that
 * renders the page, and the calls of the page's scripts.
 * @param load loads the scenarios when the first one is named, because they need all mocks of the contract
 */
export function createScenarioLayer(load: () => Promise<typeof Answers>) {
  const current = new AsyncLocalStorage<Current>();
  return {
    /**
     * Answers a request of a browser by calling `next`, with the scenarios of that browser.
     * @param send sends a call to the API
     */
    async around(
      incoming: IncomingMessage,
      outgoing: ServerResponse,
      { send, next }: { send: Answers.Send; next: () => void },
    ): Promise<void> {
      const { names, cookie } = scenariosOfVisitor(incoming.url ?? '/', incoming.headers.cookie);
      if (cookie !== undefined) appendCookies(outgoing, [cookie]);
      if (names.length === 0) return next();
      const { assertScenarios, identityFor } = await load();
      try {
        assertScenarios(names);
      } catch (error) {
        outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
        outgoing.end((error as Error).message);
        return;
      }
      if (cookie !== undefined && !hasIdentity(incoming)) {
        const lines = await identityFor(names, send);
        appendCookies(outgoing, lines);
        const pairs = lines.map((line) => line.split(';')[0]);
        incoming.headers.cookie = [incoming.headers.cookie, ...pairs].filter(Boolean).join('; ');
      }
      // For a call from a page's script, the scenario breaks the connection of the browser; for a page, the
      // server's connection to the API breaks instead.
      const isCall = incoming.url?.startsWith('/api/');
      const breakConnection = isCall ? () => void incoming.socket.destroy() : undefined;
      current.run({ names, breakConnection }, next);
    },

    /** The answer of a scenario to a call; undefined if the API should answer the call. */
    async answer(request: Request): Promise<Response | undefined> {
      const { names, breakConnection } = current.getStore() ?? {};
      if (!names) return undefined;
      const response = await (await load()).answerOfScenarios(names, request);
      if (response?.type === 'error') breakConnection?.();
      return response;
    },
  };
}

const hasIdentity = ({ headers: { cookie = '' } }: IncomingMessage) =>
  cookie.includes(`${ACCESS_COOKIE}=`) || cookie.includes(`${REFRESH_COOKIE}=`);

/**
 * Adds cookies to a response immediately before its headers are sent. If they were set earlier, the shop
 * would overwrite them, because it replaces the whole Set-Cookie header.
 */
function appendCookies(outgoing: ServerResponse, lines: readonly string[]): void {
  const { writeHead } = outgoing;
  outgoing.writeHead = ((...values: Parameters<typeof writeHead>) => {
    // Cookies of the page come after the added ones and therefore win, because the page may end the session.
    const own = [outgoing.getHeader('set-cookie') ?? []].flat().map(String);
    outgoing.setHeader('set-cookie', [...lines, ...own]);
    return writeHead.apply(outgoing, values);
  }) as typeof writeHead;
}
