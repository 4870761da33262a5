import { createHash } from 'node:crypto';
import { type CounterpartRequest, startCounterpart } from '../../platform/testing/counterpart.ts';

type Got = CounterpartRequest & { form: Record<string, string> };

type Answer = { status?: number; body: unknown };

/**
 * Starts a local fake of an external provider. `paths` has a function for each path, which returns the
 * response. A body that is a string is sent as it is, any other body as JSON.
 */
export async function startIdentityProvider(paths: Record<string, (got: Got) => Answer | 'hang'>) {
  const service = await startCounterpart({});
  for (const [path, answerTo] of Object.entries(paths))
    service.setReply(path, (response, request) => {
      const answer = answerTo({ ...request, form: Object.fromEntries(new URLSearchParams(request.text)) });
      if (answer === 'hang') return;
      const { status = 200, body } = answer;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  return service;
}

/**
 * Issues and checks codes as RFC 7636 (PKCE) requires: a code is valid once, and only together with the
 * verifier of its challenge.
 */
export function codesWithPkce() {
  const challenges = new Map<string, string | null>();
  return {
    /** Issues a code for the sign-in that an authorization URL describes. */
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
