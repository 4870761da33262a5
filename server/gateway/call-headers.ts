/** Request headers that are forwarded to the API. All other headers are dropped. */
const PASSED_ON = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'prefer',
  'user-agent',
  'x-mindbox-device-uuid',
  'x-requested-from',
  'x-site-id',
];

/** Response headers that are forwarded to the browser. */
const PASSED_BACK = [
  'clear-site-data',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
];

function picked(source: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = source.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/**
 * The headers of a call to the API. Authorization, Cookie and X-Forwarded-* of the browser are never passed
 * on.
 */
export function callHeaders(source: Headers, requestId: string): Headers {
  const headers = picked(source, PASSED_ON);
  headers.set('x-request-id', requestId);
  return headers;
}

/** The response headers for the browser. Only responses that are the same for everyone may be cached. */
export function answerHeaders(source: Headers, isPublic: boolean): Headers {
  const headers = picked(source, PASSED_BACK);
  const stated = source.get('cache-control');
  const shared = stated?.startsWith('public') ? stated : 'public, max-age=0, must-revalidate';
  headers.set('cache-control', isPublic ? shared : 'private, no-store');
  return headers;
}
