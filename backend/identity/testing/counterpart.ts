import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the counterpart got it. */
export type Got = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
};

type Answer = { status?: number; body: unknown };

/** A provider of a test on a real socket: what is at each path answers, everything else is 404. */
export async function startCounterpart(paths: Record<string, (got: Got) => Answer | 'hang'>) {
  const calls: Got[] = [];
  const server = createServer(async (incoming, outgoing) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    const got: Got = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      form: Object.fromEntries(new URLSearchParams(text)),
    };
    calls.push(got);
    const answer = paths[path]?.(got) ?? { status: 404, body: { error: 'not_found' } };
    if (answer === 'hang') return;
    outgoing.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    outgoing.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Codes of a provider that keeps to RFC 7636: each is good once, for the verifier of its challenge. */
export function codesWithPkce() {
  const challenges = new Map<string, string | null>();
  return {
    /** What the shopper brings back from this address. */
    give(url: URL): string {
      const code = `code-${challenges.size + 1}`;
      const isSha = /^s256$/i.test(url.searchParams.get('code_challenge_method') ?? '');
      challenges.set(code, isSha ? url.searchParams.get('code_challenge') : null);
      return code;
    },
    take({ code = '', code_verifier: verifier = '' }: Record<string, string>): boolean {
      const challenge = challenges.get(code);
      challenges.delete(code);
      return challenge === createHash('sha256').update(verifier).digest('base64url');
    },
  };
}
