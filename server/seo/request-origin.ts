/** How long a copy may be used, in s. */
const FRESH_S = 3600;

/**
 * The origin for absolute addresses. Without PUBLIC_URL it is the Host of this request; such a response must
 * not be in a shared cache. Copies are good for an hour, but not longer than `copySeconds`.
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
