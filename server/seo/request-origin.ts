/**
 * The origin for absolute addresses. Without PUBLIC_URL it is the Host of this request; such a response must
 * not be in a shared cache.
 */
export function requestOrigin(request: Request, publicUrl: string | undefined) {
  return {
    origin: publicUrl ?? new URL(request.url).origin,
    cacheControl: publicUrl === undefined ? 'private, no-store' : 'public, max-age=3600',
  };
}
