import { readLimited } from '#shared/read-limited.ts';

/** A call to the API: final headers and the body. */
export type ApiCall = {
  method: string;
  /** Path and query of the call. Begins with /api. */
  path: string;
  headers: Headers;
  body?: Uint8Array<ArrayBuffer> | undefined;
};

/**
 * The shopper's IP address, and the page for which the call is made. All calls for the rendering of one page
 * have the same `page` object.
 */
export type Sender = { clientIp?: string | undefined; page?: object | undefined };

type CallInfo = Sender & { signal: AbortSignal };

/**
 * Sends a call to the API, which is the backend in this process or an HTTP service.
 * @throws UpstreamError if there is no usable response
 */
export type Upstream = (call: ApiCall, info: CallInfo) => Promise<Response>;

/**
 * Thrown if the API gave no usable response. `unreachable`: network error or timeout. `unreadable`: broken
 * response.
 */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly kind: 'unreachable' | 'unreadable';

  constructor(kind: 'unreachable' | 'unreadable', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

type Backend = { fetch(request: Request, info?: { clientIp?: string; page?: object }): Promise<Response> };

/** Calls the backend in this process. */
export function inProcess(backend: Backend): Upstream {
  return ({ method, path, headers, body }, { clientIp, page }) => {
    const request = new Request(`http://vitrina.internal${path}`, { method, headers, body: body ?? null });
    return backend.fetch(request, { ...(clientIp !== undefined && { clientIp }), ...(page && { page }) });
  };
}

const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

/**
 * Calls a service over HTTP. Reads the whole response before it returns it, so that a broken response is
 * never passed on in part.
 */
export function overHttp(baseUrl: string): Upstream {
  return async ({ method, path, headers, body }, { clientIp, signal }) => {
    if (clientIp !== undefined) headers.set('x-forwarded-for', clientIp);
    let response: Response;
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      response = await fetch(baseUrl + path, {
        method,
        headers,
        body: body ?? null,
        signal,
        redirect: 'manual',
      });
      bytes = await readAnswer(response);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      throw new UpstreamError('unreachable', 'The API did not answer.', { cause: error });
    }
    if (bytes.length > 0 && isJson(response.headers)) assertJson(bytes);
    const empty = bytes.length === 0 || method === 'HEAD';
    return new Response(empty ? null : bytes, { status: response.status, headers: response.headers });
  };
}

export function isJson(headers: Headers): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

async function readAnswer(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readLimited(response.body, ANSWER_LIMIT_BYTES);
  if (bytes === undefined) throw new UpstreamError('unreadable', 'The answer of the API is too large.');
  return bytes;
}

function assertJson(bytes: Uint8Array): void {
  try {
    JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
  } catch {
    // Does not repeat the parser's message, which quotes the response and thus may contain personal data.
    throw new UpstreamError('unreadable', 'The answer of the API is not JSON.');
  }
}
