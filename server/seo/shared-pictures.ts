import { createHash } from 'node:crypto';
import type { Logger } from '../process/logger.ts';
import type { Api } from './api-client.ts';
import { plainFailure } from './plain-answer.ts';
import { readSharedPage, type SharedPage, type ShownBrand } from './shared-page.ts';

export type MakeSharedPicture = (page: SharedPage) => Promise<Uint8Array<ArrayBuffer>>;

type Options = { api: Api; make: MakeSharedPicture; logger: Logger } & ShownBrand;

/**
 * Matches `/pictures/og/{fingerprint}/{subject}.jpg`. The fingerprint changes with the page, so that caches
 * fetch the new picture.
 */
const ADDRESS =
  /^\/pictures\/og\/[a-z0-9]{1,16}\/(shop|(?:product|listing|store)\/[a-z0-9]+(?:[-/][a-z0-9]+)*)\.jpg$/;

/** Serves the preview pictures for links to pages of the shop. */
export function createSharedPictures({ api, make, logger, ...shown }: Options) {
  return async (request: Request, requestId: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const [, subject] = (pathname.length <= 300 && ADDRESS.exec(pathname)) || [];
    if (subject === undefined) return plainFailure(404);
    const page = await readSharedPage(subject, { api: api(requestId), ...shown });
    if (typeof page === 'number') return plainFailure(page);
    try {
      const bytes = await make(page);
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
      const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400', etag };
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
      return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.length) } });
    } catch (err) {
      logger.error({ requestId, path: pathname, err }, 'A picture for a shared link could not be created');
      return plainFailure(503);
    }
  };
}
