const RETRY_AFTER_S = 120;

const WORDS: Record<number, string> = {
  404: 'Not Found',
  503: 'The shop cannot make this file at the moment. Please try again in two minutes.\n',
};

/**
 * An error response for robots, without a page. 404: it does not exist. 503: it is temporarily unavailable.
 */
export function plainFailure(status: number): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER_S));
  return new Response(WORDS[status] ?? '', { status, headers });
}
