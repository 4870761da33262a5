import type { OperatorRole } from '#contract/operations.ts';
import { type Client, createClient } from '#contract/sdk/client/index.ts';
import { type Answer, keepAnswer } from './conformance.ts';

/** What answers the calls of a run of the suite. */
export type Target = {
  name: string;
  /** Answers a call that came from `clientIp`. */
  send(request: Request, clientIp: string): Promise<Response>;
  /** The secret of the latest link that was sent to an address. */
  secretSentTo(address: string): Promise<string>;
  /** The six figures of the latest message to an address. */
  codeSentTo(address: string): Promise<string>;
  /** Lets more time pass for every sign-in than its proof of who it is lasts. */
  letProofsEnd(): Promise<void>;
  /** An address of goods that were there once: with another address now, or not sold any more. */
  formerAddress(kind: 'moved' | 'gone'): Promise<string>;
  /** Sets how many pieces of an article are left. */
  setStock(articleId: string, pieces: number): Promise<void>;
  /** What the shopper does at the bank with the payment that was begun last. */
  payAtBank(outcome: 'pays' | 'is refused'): Promise<void>;
  /** Lets the shop pack an order, which no shopper can. */
  packOrder(orderId: string): Promise<void>;
  /** The token of a contact form that was opened so many seconds ago. */
  formOpenedBefore(seconds: number): Promise<string>;
  /** The token of the links that end price-drop letters to an account. */
  unsubscribeToken(accountId: string): Promise<string>;
  /** The token of an operator with a role. */
  operatorToken(role: OperatorRole): Promise<string>;
  /** Lets an operation answer with a documented error from now on; the result ends that. */
  force?(operationId: string, status: number): () => void;
};

type Tokens = { access: string | undefined; refresh: string | undefined };

/**
 * One shopper with the SDK in hand. Between the SDK and the target the shopper plays the web tier: it keeps the
 * identity cookies, sends the access token as bearer and the refresh token as cookie.
 */
export class Shopper {
  readonly client: Client;
  readonly target: Target;
  /** An address of its own, so that no shopper uses up the attempts of another. */
  clientIp = `10.${Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.')}`;
  tokens: Tokens = { access: undefined, refresh: undefined };
  /** The cookie by which a browser is known again. */
  device: string | undefined;
  /** The cookie of the browser that registered. */
  registration: string | undefined;
  /** The cookie of an attempt to sign in elsewhere. */
  attempt: string | undefined;
  /** Changes every request on its last step: what a broken client would send. */
  tamper: (request: Request) => Request = (request) => request;
  /** The answer to the latest call. */
  last: Answer | undefined;

  constructor(target: Target) {
    this.target = target;
    this.client = createClient({ baseUrl: 'http://localhost:3000', fetch: (input) => this.#send(input) });
  }

  /** What every call of the SDK needs; a request id of its own each time. */
  with() {
    return {
      client: this.client,
      query: { site: 'ru' as const },
      headers: {
        'X-Request-Id': crypto.randomUUID(),
        'X-Requested-From': 'browser' as const,
        'X-Site-Id': 'ru',
      },
    };
  }

  async #send(input: RequestInfo | URL): Promise<Response> {
    const request = new Request(input);
    if (this.tokens.access) request.headers.set('Authorization', `Bearer ${this.tokens.access}`);
    const cookies = Object.entries({
      refresh: this.tokens.refresh,
      external: this.attempt,
      device: this.device,
      registration: this.registration,
    })
      .filter(([, value]) => value)
      .map(([name, value]) => `__Host-vitrina-${name}=${value}`);
    if (cookies.length > 0) request.headers.set('Cookie', cookies.join('; '));
    const response = await this.target.send(this.tamper(request), this.clientIp);
    this.last = await keepAnswer(response);
    this.#keepCookies(response);
    return response;
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] =
        /^__Host-vitrina-(access|refresh|external|device|registration)=([^;]*)/.exec(cookie) ?? [];
      if (name === 'device') this.device = value || undefined;
      if (name === 'registration') this.registration = value || undefined;
      if (name === 'external') this.attempt = value || undefined;
      if (name === 'access' || name === 'refresh') this.tokens[name] = value || undefined;
    }
  }
}
