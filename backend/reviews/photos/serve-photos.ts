import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { reviewPhotoFile } from '../base/tables.ts';
import { parsePhotoPath } from './photo-path.ts';

/**
 * Cache-Control header for photographs. Caches keep them for a day, so a deleted photograph disappears from
 * all caches within a day.
 */
const A_DAY = 'public, max-age=86400';

type Parts = { db: Database; onError(error: unknown): void };

/**
 * Handles GET and HEAD requests for `/pictures/reviews/…` with the statuses 200, 404, 405 and 500. Never
 * rejects.
 */
export const servePhotos =
  ({ db, onError }: Parts) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return bare(405, { allow: 'GET, HEAD' });
    const path = parsePhotoPath(new URL(request.url).pathname);
    if (!path) return bare(404);
    try {
      const [file] = await db
        .select({ content: reviewPhotoFile.content })
        .from(reviewPhotoFile)
        .where(
          and(
            eq(reviewPhotoFile.photoId, path.id),
            eq(reviewPhotoFile.width, path.width),
            eq(reviewPhotoFile.format, path.format),
          ),
        );
      if (!file) return bare(404);
      const headers = {
        'cache-control': A_DAY,
        'content-type': `image/${path.format}`,
        'content-length': String(file.content.length),
        'x-robots-tag': 'noindex',
      };
      const body = request.method === 'HEAD' ? null : new Uint8Array(file.content);
      return new Response(body, { headers });
    } catch (error) {
      onError(error);
      return bare(500);
    }
  };

const bare = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });
