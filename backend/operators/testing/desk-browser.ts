import type { InvitedOperator, OperatorSession } from '#contract/client/client.schemas.ts';
import type { OperatorRole } from '#shared/operators/roles.ts';
import { type Odd, SoftAuthenticator } from '#shared/operators/testing/authenticator.ts';
import { DESK_ATTEMPT_COOKIE, DESK_COOKIE } from '#shared/web/desk-cookies.ts';
import type { CallOptions, TestApp } from '../../testing/app.ts';
import { invitePerson } from '../operators.ts';

const PATH = '/api/operator-orchestration/v1';

/**
 * A browser at the desk. Like the web server of the desk, it turns the session cookie into a bearer token.
 */
export class DeskBrowser {
  readonly #shop: TestApp;
  token: string | undefined;
  attempt: string | undefined;

  constructor(shop: TestApp) {
    this.#shop = shop;
  }

  async call(path: string, options: CallOptions = {}): Promise<Response> {
    const cookie = this.attempt && `${DESK_ATTEMPT_COOKIE}=${this.attempt}`;
    const headers = { ...(cookie && { cookie }), ...options.headers };
    const response = await this.#shop.call(PATH + path, { token: this.token, ...options, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([\w-]+)=([\w-]*);/.exec(line) ?? [];
      if (name === DESK_COOKIE) this.token = value || undefined;
      if (name === DESK_ATTEMPT_COOKIE) this.attempt = value;
    }
    return response;
  }

  /** Makes a call that must succeed, and returns the body of the response. */
  async get<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
    const response = await this.call(path, options);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  /** Requests a challenge for a sign-in and lets the authenticator sign it. */
  async answer(authenticator: SoftAuthenticator, odd: Odd = {}) {
    const question = await this.get<{ challenge: string; rpId: string }>('/sign-in-attempts', {
      method: 'POST',
    });
    return authenticator.answer(question, odd);
  }

  signIn = async (authenticator: SoftAuthenticator, odd: Odd = {}): Promise<Response> =>
    this.call('/sign-ins', { body: await this.answer(authenticator, odd) });

  /** Opens the link of an invitation and creates a passkey for it. */
  async open(link: string, odd: Odd = {}) {
    const { hash, origin } = new URL(link);
    const code = hash.slice(1);
    const authenticator = new SoftAuthenticator(origin);
    const wish = await this.get<Parameters<SoftAuthenticator['create']>[0]>('/invitation/attempts', {
      body: { code },
    });
    return { authenticator, body: { code, passkey: authenticator.create(wish, odd) } };
  }

  async accept(link: string): Promise<{ authenticator: SoftAuthenticator; session: OperatorSession }> {
    const { authenticator, body } = await this.open(link);
    return { authenticator, session: await this.get('/invitation/acceptance', { body }) };
  }
}

/** Creates an operator who is signed in to the desk in a browser of their own. */
export async function createPerson(shop: TestApp, name: string, role: OperatorRole) {
  const { db, deskOrigin, clock } = shop.deps;
  const invited = await invitePerson(db, { name, role, deskOrigin, now: clock() });
  if (!invited) throw new Error(`The name ${name} is taken.`);
  const browser = new DeskBrowser(shop);
  const { authenticator, session } = await browser.accept(invited.link);
  return { browser, authenticator, id: session.operator.id, session };
}

/** Invites a person. The operator who is signed in to the desk in this browser makes the call. */
export const invite = (browser: DeskBrowser, name: string, role: OperatorRole): Promise<InvitedOperator> =>
  browser.get('/operators', { body: { name, role } });
