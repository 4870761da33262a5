import { isSameOrigin } from '../gateway/guard.ts';
import { readBody } from '../gateway/request-body.ts';

/**
 * Pages whose forms may contain files. `limit` is the maximum size of a posted form in bytes, including its
 * other fields.
 */
const WITH_FILES: readonly { path: RegExp; limit: number; hasPlainForms?: true }[] = [
  { path: /^\/contactform\/?$/i, limit: 11 * 1024 * 1024 },
  // Photographs in a review. Scripts upload them before the form is sent; without scripts the form contains
  // them.
  { path: /^\/reviews\/[^/]+\/[^/]+\/?$/i, limit: 21 * 1024 * 1024 },
  { path: /^\/refunds\/[^/]+\/?$/i, limit: 21 * 1024 * 1024, hasPlainForms: true },
];

/** HTTP status with which a posted form is refused. */
export type FormRefusal = 403 | 413 | 415;

/**
 * The part of a request that rendering may see. It never contains cookies: private pages read them from the
 * cookie jar of the context, and public pages must be the same for everyone.
 *
 * Browsers without scripts post forms to private pages. Such requests are checked like API calls of scripts,
 * except for the marker header, which a form cannot send.
 * @param origin public origin of the shop
 */
export async function pageRequest(
  request: Request,
  origin: string,
  publicUrl: string | undefined,
): Promise<Request | FormRefusal> {
  const { pathname, search } = new URL(request.url);
  const { method, signal } = request;
  // Always asks for HTML. The framework would not render for clients that do not, such as link checkers.
  const headers = new Headers({ accept: 'text/html' });
  const agent = request.headers.get('user-agent');
  if (agent !== null) headers.set('user-agent', agent);
  const url = origin + pathname + search;
  if (method !== 'POST') return new Request(url, { method, headers, signal });

  const type = request.headers.get('content-type') ?? '';
  if (!isSameOrigin(request.headers, publicUrl)) return 403;
  const ofPath = WITH_FILES.find(({ path }) => path.test(pathname));
  const isPlain = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
  const withFiles = isPlain && ofPath?.hasPlainForms ? undefined : ofPath;
  if (withFiles ? !/^multipart\/form-data\s*;/i.test(type) : !isPlain) return 415;
  const body = await readBody(request, withFiles?.limit);
  if (body === 'too large') return 413;
  headers.set('content-type', type);
  headers.set('sec-fetch-site', 'same-origin');
  return new Request(url, { method, headers, signal, body: body ?? null });
}
