import { acceptedEncoding } from './accepted-encoding.ts';
import { compress, ENCODINGS } from './compress.ts';

/**
 * Minimum size in bytes of a response that is compressed. For a smaller response, the additional header costs
 * more than compression saves.
 */
const LEAST_BYTES = 1024;

/**
 * Compresses a complete API response with an encoding that the browser accepts. A response without a body is
 * returned unchanged.
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
