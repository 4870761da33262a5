import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import type * as Answers from './scenario-answers.ts';
import { scenariosOfVisitor } from './scenarios-of-visitor.ts';

/** The names of the scenarios for the current request, and a function that breaks its connection. */
type Current = { names: string[]; breakConnection: (() => void) | undefined };

/**
 * Makes API calls fail for a browser that opened a page with `?mock=<scenario>`: those of the server while it
 * renders the page, and those of the page's scripts.
 * @param load loads the scenarios when one is first needed, because they load all mocks of the contract
 */
export function createScenarioLayer(load: () => Promise<typeof Answers>) {
  const current = new AsyncLocalStorage<Current>();
  return {
    /**
     * Handles a browser's request by calling `next`, with this browser's scenarios.
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
      // In a request of a script, the scenario breaks the browser's own connection. In a request for a page,
      // it breaks the server's connection to the API.
      const isCall = incoming.url?.startsWith('/api/');
      const breakConnection = isCall ? () => void incoming.socket.destroy() : undefined;
      current.run({ names, breakConnection }, next);
    },

    /** Responds to a call with a scenario. Undefined if the API shall respond. */
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
 * Adds Set-Cookie headers just before the response headers are sent. Earlier they would get lost, because the
 * shop replaces all Set-Cookie headers.
 */
function appendCookies(outgoing: ServerResponse, lines: readonly string[]): void {
  const { writeHead } = outgoing;
  outgoing.writeHead = ((...values: Parameters<typeof writeHead>) => {
    // The page's own cookies come last and so take precedence: the page may have ended the session.
    const own = [outgoing.getHeader('set-cookie') ?? []].flat().map(String);
    outgoing.setHeader('set-cookie', [...lines, ...own]);
    return writeHead.apply(outgoing, values);
  }) as typeof writeHead;
}
