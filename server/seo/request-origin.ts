/** For how many seconds a client may use its copy. */
const FRESH_S = 3600;

/**
 * The origin for absolute URLs, and the headers for caching. Without PUBLIC_URL, the origin comes from the
 * Host header of this request, so shared caches may not store the response. A client may use its copy for an
 * hour, but not longer than `copySeconds`.
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
