const WORDS: Record<number, string> = { 404: 'Not Found', 503: 'Unavailable' };

/** An answer for robots that have nothing to read: 404 for what there is not, 503 for what there is not now. */
export function plainFailure(status: number): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  if (status === 503) headers.set('retry-after', '120');
  return new Response(WORDS[status] ?? '', { status, headers });
}
