import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { choicePage } from '../oidc/choice-page.ts';
import { PEOPLE } from '../oidc/people.ts';
import type { Json } from './contract-examples.ts';

/** The page that represents every provider: it lets one choose a person, and asks no service outside. */
export const SIGN_IN_PATH = '/sign-in';

const MOCK_ATTEMPT = 'mock-attempt';

/** Address of the local page for an attempt, instead of the provider's address of the example. */
export function localAddress(origin: string, provider: string, { url }: Json): string {
  const state = new URL(String(url)).searchParams.get('state') ?? '';
  return `${origin}${SIGN_IN_PATH}?${new URLSearchParams({ provider, state })}`;
}

/** Shows the people, then returns to the shop with the id of the chosen one as the code. */
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

/** The value of the `Prefer` header for the person whose id is the code: their `shows` says what happens. */
export function completionFor({ code, personalDataConsent }: Json): string {
  const person = PEOPLE.find(({ id }) => id === code);
  if (person?.isEmailVerified === false) return 'code=409, example=external-email-unverified';
  return code === 'vera' && !personalDataConsent ? 'example=consent' : 'example=signed-in';
}

/** The value of the attempt cookie, which remembers how the shopper left. */
export const attemptOf = ({ mode, redirect }: Json): string =>
  [MOCK_ATTEMPT, mode, encodeURIComponent(String(redirect))].join('~');

/** The answer with the way of the attempt; the example's own way if the cookie has none. */
export function withWayOf(attempt: string | undefined, answer: Json): Json {
  const [, mode, redirect] = attempt?.split('~') ?? [];
  return mode && redirect ? { ...answer, mode, redirect: decodeURIComponent(redirect) } : answer;
}
