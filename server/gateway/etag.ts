import { createHash } from 'node:crypto';

/**
 * Adds an ETag, computed from the content, to a response that is the same for everyone. If the browser
 * already has this content, responds with 304 instead. An ETag set by an external API is kept. The ETag is
 * weak, because the response is compressed later.
 */
export async function withEtag(response: Response, known: string | null): Promise<Response> {
  if (response.status !== 200 || response.headers.has('etag')) return response;
  const text = await response.text();
  const { headers } = response;
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  headers.set('etag', etag);
  if (known === null || !isKnown(known, etag)) return new Response(text, { status: 200, headers });
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}

const isKnown = (header: string, etag: string): boolean =>
  header.split(',').some((one) => one.trim() === etag || one.trim() === etag.slice(2));
