import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { choicePage } from '../oidc/choice-page.ts';
import { PEOPLE } from '../oidc/people.ts';
import type { Json } from './contract-examples.ts';

/**
 * Path of a page that stands for all external sign-in providers. The developer chooses a person there; no
 * outside service is called.
 */
export const SIGN_IN_PATH = '/sign-in';

const MOCK_ATTEMPT = 'mock-attempt';

/** URL of this page for a sign-in attempt. It replaces the provider's URL in the example. */
export function localAddress(origin: string, provider: string, { url }: Json): string {
  const state = new URL(String(url)).searchParams.get('state') ?? '';
  return `${origin}${SIGN_IN_PATH}?${new URLSearchParams({ provider, state })}`;
}

/** Shows the people, and then returns to the shop. The authorization code is the id of the chosen person. */
export async function answerSignIn(
  shop: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(incoming.url ?? '', shop);
  const [provider, state] = [searchParams.get('provider') ?? '', searchParams.get('state') ?? ''];
  if (incoming.method !== 'POST') {
    const action = `${SIGN_IN_PATH}?${new URLSearchParams({ provider, state })}`.replaceAll('&', '&amp;');
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(choicePage(action, PEOPLE));
    return;
  }
  const who = new URLSearchParams(await text(incoming)).get('who');
  const outcome: Record<string, string> = who ? { state, code: who } : { state, error: 'access_denied' };
  const back = `${shop}/login/external/${encodeURIComponent(provider)}?${new URLSearchParams(outcome)}`;
  outgoing.writeHead(303, { location: back }).end();
}

/**
 * Value of the `Prefer` header for an authorization code. The code is the id of a person, whose `shows` names
 * the example with the result.
 */
export function completionFor({ code, personalDataConsent }: Json): string {
  const person = PEOPLE.find(({ id }) => id === code);
  if (person?.isEmailVerified === false) return 'code=409, example=external-email-unverified';
  return code === 'vera' && !personalDataConsent ? 'example=consent' : 'example=signed-in';
}

/** Value of the cookie for a sign-in attempt. Contains its purpose and the page to return to. */
export const attemptOf = ({ mode, redirect }: Json): string =>
  [MOCK_ATTEMPT, mode, Buffer.from(String(redirect)).toString('base64url')].join('~');

/**
 * Inserts purpose and page of the sign-in attempt into the response. Without the cookie, those of the example
 * stay.
 */
export function withWayOf(attempt: string | undefined, answer: Json): Json {
  const [, mode, redirect] = attempt?.split('~') ?? [];
  return mode && redirect
    ? { ...answer, mode, redirect: Buffer.from(redirect, 'base64url').toString() }
    : answer;
}
