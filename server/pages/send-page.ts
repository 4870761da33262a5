import type { ServerResponse } from 'node:http';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { compress, ENCODINGS } from '../http/compress.ts';
import { errorOfPart } from './part-that-threw.ts';

/**
 * Reads the complete HTML of a rendered page. Undefined if the response has no body. Nothing is sent before
 * the HTML is complete, so that no response can fail half-way.
 * @throws the error of the rendering, or an Error if a part of the page is missing
 */
export async function htmlOf(rendered: Response, given: string | undefined): Promise<string | undefined> {
  const html = rendered.body === null ? given : await rendered.text();
  const failure = html && errorOfPart(html);
  if (failure) throw failure;
  return html;
}

/**
 * Sends a page, compressed in an encoding that the browser accepts. Keeps headers that were already set on
 * `outgoing`.
 */
export function sendPage(
  outgoing: ServerResponse,
  status: number,
  headers: Headers,
  html: string | undefined,
  acceptEncoding: string | null,
): void {
  const encoding = html === undefined ? undefined : acceptedEncoding(acceptEncoding, ENCODINGS.once);
  const plain = Buffer.from(html ?? '');
  const bytes = encoding ? compress(plain, encoding, 'once') : plain;
  if (encoding) headers.set('content-encoding', encoding);
  headers.append('vary', 'Accept-Encoding');
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (html !== undefined) outgoing.setHeader('content-length', bytes.length);
  outgoing.writeHead(status);
  outgoing.end(bytes);
}
