export const BODY_LIMIT_BYTES = 64 * 1024;

/** The body of the request, `undefined` when it has none, `'too large'` when it exceeds the limit of 64 KB. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined | 'too large'> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const length = request.headers.get('content-length');
  if (length !== null) {
    if (Number(length) > BODY_LIMIT_BYTES) return 'too large';
    // The parser of HTTP keeps the peer to the length it has declared.
    return Number(length) > 0 ? new Uint8Array(await request.arrayBuffer()) : undefined;
  }
  return request.headers.has('transfer-encoding') ? readChunks(request) : undefined;
}

async function readChunks(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined | 'too large'> {
  const reader = request.body?.getReader();
  if (!reader) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(chunks));
    size += value.byteLength;
    if (size > BODY_LIMIT_BYTES) {
      await reader.cancel();
      return 'too large';
    }
    chunks.push(value);
  }
}
