import { Socket } from 'node:net';
import type { RequestHandler } from 'msw';
import {
  defineNetwork,
  type HandlersController,
  HttpNetworkFrame,
  InMemoryHandlersController,
  NetworkSource,
} from 'msw/experimental';

type Settle = { resolve(response: Response): void; reject(reason: unknown): void };

/** A request of a component under test. The handlers of MSW answer it in this process, without a network. */
export class PageFrame extends HttpNetworkFrame {
  readonly #settle: Settle;

  constructor(request: Request, settle: Settle) {
    super({ request });
    this.#settle = settle;
  }

  /** Method and URL of the request, as one text. */
  get address(): string {
    const { method, url } = this.data.request;
    return `${method} ${url}`;
  }

  respondWith(response?: Response): void {
    if (response === undefined || response.type === 'error') this.passthrough();
    else this.#settle.resolve(response);
  }

  errorWith(reason?: unknown): void {
    this.respondWith(reason instanceof Response ? reason : undefined);
  }

  passthrough(): void {
    this.#settle.reject(new TypeError('Failed to fetch'));
  }
}

class PageSource extends NetworkSource<PageFrame> {
  enable(): void {
    globalThis.fetch = (input, init) => this.#answer(new Request(input, init));
  }

  /**
   * After this, requests never get a response. A page that is still open after its test would otherwise reach
   * the real network.
   */
  override disable(): void {
    super.disable();
    globalThis.fetch = () => new Promise(() => {});
  }

  #answer(request: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
      const abort = () =>
        reject(request.signal.reason ?? new DOMException('The operation was aborted.', 'AbortError'));
      if (request.signal.aborted) return abort();
      request.signal.addEventListener('abort', abort, { once: true });
      this.queue(new PageFrame(request, { resolve, reject })).catch(reject);
    });
  }
}

/** `setupServer` of MSW without sockets: it replaces the page's `fetch`. */
export function setupPageNetwork(...handlers: RequestHandler[]) {
  const controller: HandlersController = new InMemoryHandlersController(handlers);
  return defineNetwork({ sources: [new PageSource()], handlers: controller, context: { quiet: true } });
}

/**
 * Makes every network connection fail until the returned function is called. Calls `report` with the target
 * of each connection.
 */
export function refuseConnections(report: (target: string) => void): () => void {
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [first] = args.flat();
    const target =
      typeof first === 'object' ? JSON.stringify(first, ['host', 'port', 'path']) : String(first);
    report(target);
    return this.destroy(new Error(`A component test opened a connection: ${target}`));
  };
  return () => {
    Socket.prototype.connect = connect;
  };
}
