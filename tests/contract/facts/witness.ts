import { type Operation, type OperationId, operationList } from '#contract/operations.ts';
import { complaintsOfRequest } from '../call.ts';
import { sentenceOf } from '../complaint.ts';
import { complaintsAbout, copyResponse } from '../conformance.ts';
import type { StoryShop } from '../stories/stage/shop.ts';
import { claimsOf, disagreementsIn, type Received } from './claims.ts';

/** Operations that write nothing, although they are not called with GET. */
const READING: ReadonlySet<OperationId> = new Set(['getWishlistPage', 'getOrderStatus']);

/** Methods of `Target` that change nothing in the shop. Any other method may have changed data. */
const READ_ONLY: ReadonlySet<string | symbol> = new Set([
  ...['name', 'send', 'secretSentTo', 'codeSentTo', 'formerAddress', 'formOpenedBefore'],
  ...['unsubscribeToken', 'operatorToken', 'force', 'close'],
]);

const routes = operationList.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Finds the operation that an HTTP request calls, with its path parameters. */
export function operationOfRequest({
  method,
  url,
}: Request): { operation: Operation; path: Record<string, string> } | undefined {
  const { pathname } = new URL(url);
  for (const { operation, pattern } of routes) {
    const match = operation.method === method.toLowerCase() ? pattern.exec(pathname) : null;
    const decoded = Object.entries(match?.groups ?? {}).map(([name, text]) => [
      name,
      decodeURIComponent(text),
    ]);
    if (match) return { operation, path: Object.fromEntries(decoded) };
  }
  return undefined;
}

/** Records all responses of a shop and finds contradictions between them. */
export class Witness {
  readonly shop: StoryShop;
  /** The successful responses so far. */
  received: Received[] = [];
  #sentences: string[] = [];
  #epoch = 0;

  constructor(ownShop: StoryShop) {
    this.shop = new Proxy(ownShop, {
      get: (shop, name) => {
        const own = Reflect.get(shop, name);
        if (name === 'send')
          return (request: Request, clientIp: string) => this.#send(shop, request, clientIp);
        if (typeof own !== 'function' || READ_ONLY.has(name)) return own;
        return async (...given: unknown[]) => {
          this.#epoch += 1;
          return own.apply(shop, given);
        };
      },
    });
  }

  /** Discards all responses recorded so far. */
  forget(): void {
    this.received = [];
    this.#sentences = [];
  }

  /** The contradictions between the recorded responses, one sentence each. */
  contradictions(): string[] {
    const between = disagreementsIn(this.received.flatMap(claimsOf)).map(({ operationId, complaint }) =>
      sentenceOf(operationId, complaint, this.shop.name),
    );
    return [...new Set([...this.#sentences, ...between])];
  }

  async #send(shop: StoryShop, request: Request, clientIp: string): Promise<Response> {
    const found = operationOfRequest(request);
    const changes = found && found.operation.method !== 'get' && !READING.has(found.operation.id);
    const caller = request.headers.get('authorization') ?? 'no caller';
    const asked = changes || found?.operation.hasBody ? await request.clone().text() : '';
    if (changes) this.#epoch += 1;
    const response = await shop.send(request, clientIp);
    if (!found) return response;
    const { operation, path } = found;
    const { id } = operation;
    const answer = await copyResponse(response);
    const alone = complaintsAbout(id, answer);
    if (answer.status === 200 && alone.length === 0) {
      const [data, body] = [parsed(answer.text), parsed(asked)];
      const query = Object.fromEntries(new URL(request.url).searchParams);
      alone.push(...complaintsOfRequest(id, { query, body }, data));
      this.received.push({ operationId: id, status: 200, data, path, caller, epoch: this.#epoch });
    }
    this.#sentences.push(...alone.map((one) => sentenceOf(id, one, shop.name)));
    return response;
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
