import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a header costs more than compression saves. */
const LEAST_BYTES = 1024;
const BROTLI_QUALITY = 4;

/** Compresses a whole answer of the API as the browser allows. Answers without a body come back untouched. */
export async function compressAnswer(response: Response, acceptEncoding: string | null): Promise<Response> {
  const encoding = acceptedEncoding(acceptEncoding);
  if (!encoding || response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  headers.append('vary', 'Accept-Encoding');
  if (bytes.length < LEAST_BYTES) return new Response(bytes, { status, headers });
  headers.set('content-encoding', encoding);
  const packed =
    encoding === 'br'
      ? await brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        })
      : await gzipped(bytes);
  return new Response(new Uint8Array(packed), { status, headers });
}
