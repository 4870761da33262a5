/** For how many seconds a client may use its copy. */
const FRESH_S = 3600;

/**
 * Determines the origin for absolute URLs in a response, and its caching headers. Without PUBLIC_URL the
 * origin comes from the request's Host header, so shared caches may not store the response. A client may use
 * its copy for an hour, but at most for `copySeconds`.
 */
export function requestOrigin(
  request: Request,
  publicUrl: string | undefined,
  copySeconds = Number.POSITIVE_INFINITY,
) {
  const seconds = Math.min(FRESH_S, copySeconds);
  return {
    origin: publicUrl ?? new URL(request.url).origin,
    cacheControl: publicUrl === undefined ? 'private, no-store' : `public, max-age=${seconds}`,
  };
}
