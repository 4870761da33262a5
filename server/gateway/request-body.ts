import { readLimited } from '#shared/read-limited.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Reads the body of a request. `undefined` if the request has no body, `'too large'` if it exceeds the limit
 * (in bytes, default 64 KB).
 */
export async function readBody(
  request: Request,
  limit = BODY_LIMIT_BYTES,
): Promise<Uint8Array<ArrayBuffer> | undefined | 'too large'> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const length = request.headers.get('content-length');
  if (Number(length) > limit) return 'too large';
  if (length === null ? !request.headers.has('transfer-encoding') : Number(length) === 0) return undefined;
  return (await readLimited(request.body, limit)) ?? 'too large';
}
