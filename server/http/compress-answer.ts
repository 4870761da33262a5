import { acceptedEncoding } from './accepted-encoding.ts';
import { compress, ENCODINGS } from './compress.ts';

/** Smaller responses (in bytes) are not compressed: the additional header would cost more than is saved. */
const LEAST_BYTES = 1024;

/**
 * Compresses a complete API response in an encoding that the browser accepts. Returns a response without a
 * body unchanged.
 */
export async function compressAnswer(response: Response, acceptEncoding: string | null): Promise<Response> {
  const encoding = acceptedEncoding(acceptEncoding, ENCODINGS.once);
  if (!encoding || response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  headers.append('vary', 'Accept-Encoding');
  if (bytes.length < LEAST_BYTES) return new Response(bytes, { status, headers });
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(compress(bytes, encoding, 'once')), { status, headers });
}
