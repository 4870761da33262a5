import type { ProblemCode } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD']);
const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const ALLOWED_METHODS = [...SAFE, ...UNSAFE].join(', ');

export function isAllowedMethod(method: string): boolean {
  return SAFE.has(method) || UNSAFE.has(method);
}

/**
 * Whether a page of this shop sent the request. Judged by the header Sec-Fetch-Site or, if absent, by Origin.
 */
export function isSameOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (publicUrl !== undefined) return origin === publicUrl;
  const host = headers.get('host');
  return host !== null && (origin === `http://${host}` || origin === `https://${host}`);
}

/**
 * Prevents cross-site request forgery. A call that changes data must come from a page of this origin and
 * carry a marker header, which HTML forms cannot send; its body must be JSON.
 * @returns why the call is refused, or undefined if it is not
 */
export function guard(request: Request, publicUrl: string | undefined): ProblemCode | undefined {
  const { headers, method } = request;
  if (SAFE.has(method)) return undefined;
  if (!isSameOrigin(headers, publicUrl)) return 'CROSS_SITE_REQUEST';
  if (headers.get('x-requested-from') !== 'browser') return 'CROSS_SITE_REQUEST';
  const hasBody = headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
  return hasBody && !isJson ? 'UNSUPPORTED_MEDIA_TYPE' : undefined;
}
