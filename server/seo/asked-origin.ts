/**
 * The origin that absolute addresses begin with. Without PUBLIC_URL it is the Host of one request, which a shared cache
 * would hand to everyone.
 */
export function askedOrigin(request: Request, publicUrl: string | undefined) {
  return {
    origin: publicUrl ?? new URL(request.url).origin,
    cacheControl: publicUrl === undefined ? 'private, no-store' : 'public, max-age=3600',
  };
}
