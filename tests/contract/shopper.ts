import type { OperatorRole } from '#contract/operations.ts';
import { type Client, createClient } from '#contract/sdk/client/index.ts';
import { type Answer, copyResponse } from './conformance.ts';

/** The shop under test. */
export type Target = {
  /** The name of the shop in messages. */
  name: string;
  /** Handles a request as if it came from the IP address `clientIp`. */
  send(request: Request, clientIp: string): Promise<Response>;
  /** The secret of the link in the latest letter to an e-mail address. */
  secretSentTo(address: string): Promise<string>;
  /** The six-digit code in the latest message to an e-mail address. */
  codeSentTo(address: string): Promise<string>;
  /** Makes all sign-ins so old that they no longer count as a proof of identity. */
  letProofsEnd(): Promise<void>;
  /**
   * The former URL of a product. With `moved` the product now has another URL; with `gone` it was removed.
   */
  formerAddress(kind: 'moved' | 'gone'): Promise<string>;
  /** Sets the stock of an article. */
  setStock(articleId: string, pieces: number): Promise<void>;
  /**
   * Completes the latest payment at the bank: it is paid in full, paid with a kopeck less than is due, or
   * declined.
   */
  payAtBank(outcome: 'pays' | 'pays less' | 'is refused'): Promise<void>;
  /** Packs an order as an operator does. */
  packOrder(orderId: string): Promise<void>;
  /** The token of a contact form that was opened the given number of seconds ago. */
  formOpenedBefore(seconds: number): Promise<string>;
  /** The unsubscribe token of an account's price-drop letters. */
  unsubscribeToken(accountId: string): Promise<string>;
  /** Makes a message that is no longer retried. Returns its id. */
  deadMessage(): Promise<string>;
  /** The token of an operator with the given role. */
  operatorToken(role: OperatorRole): Promise<string>;
  /**
   * Makes an operation respond with a documented error, until the returned function is called. Absent if the
   * target cannot force errors.
   */
  force?(operationId: string, status: number): () => void;
};

type Tokens = { access: string | undefined; refresh: string | undefined };

/**
 * A shopper who calls a shop with the generated SDK. Acts like a browser and the web tier together: keeps the
 * identity cookies, and sends the access token as a bearer token and the refresh token as a cookie.
 */
export class Shopper {
  readonly client: Client;
  readonly target: Target;
  /** A random IP address for each shopper, so that no two shoppers share a rate limit. */
  clientIp = `10.${Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.')}`;
  tokens: Tokens = { access: undefined, refresh: undefined };
  /** The value of the known-device cookie, if one was set. */
  device: string | undefined;
  /** The value of the registering-browser cookie, if one was set. */
  registration: string | undefined;
  /** The value of the cookie that belongs to an external sign-in attempt, if one was set. */
  attempt: string | undefined;
  /** The cookie of an attempt to sign in to the desk. */
  deskAttempt: string | undefined;
  /** Changes every request just before it is sent, to imitate a broken client. */
  tamper: (request: Request) => Request | Promise<Request> = (request) => request;
  /** The latest response. */
  last: Answer | undefined;

  constructor(target: Target) {
    this.target = target;
    this.client = createClient({ baseUrl: 'http://localhost:3000', fetch: (input) => this.#send(input) });
  }

  /** Options that every SDK call needs. Each time they have a new request id. */
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
      'desk-attempt': this.deskAttempt,
    })
      .filter(([, value]) => value)
      .map(([name, value]) => `__Host-vitrina-${name}=${value}`);
    if (cookies.length > 0) request.headers.set('Cookie', cookies.join('; '));
    const response = await this.target.send(await this.tamper(request), this.clientIp);
    this.last = await copyResponse(response);
    this.#keepCookies(response);
    return response;
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] =
        /^__Host-vitrina-(access|refresh|external|device|registration|desk|desk-attempt)=([^;]*)/.exec(
          cookie,
        ) ?? [];
      if (name === 'device') this.device = value || undefined;
      if (name === 'registration') this.registration = value || undefined;
      if (name === 'desk') this.tokens.access = value || undefined;
      if (name === 'desk-attempt') this.deskAttempt = value || undefined;
      if (name === 'external') this.attempt = value || undefined;
      if (name === 'access' || name === 'refresh') this.tokens[name] = value || undefined;
    }
  }
}
