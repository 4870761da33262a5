import { withEtag } from '../gateway/etag.ts';
import { compressAnswer } from '../http/compress-answer.ts';

type Sent = {
  markdown: string;
  /** Canonical URL of the page, which is that of the HTML. */
  canonical: string;
  /**
   * Whether the URL itself ends with .md, so that it always returns Markdown and shared caches may store it.
   */
  isOwnAddress: boolean;
};

/**
 * The response with a page as Markdown. If the same URL also returns HTML, shared caches may not store it,
 * because some of them ignore Vary. A header asks search engines to index only the HTML page.
 */
export async function markdownAnswer(
  { markdown, canonical, isOwnAddress }: Sent,
  request: Request,
): Promise<Response> {
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': `${isOwnAddress ? 'public' : 'private'}, max-age=0, must-revalidate`,
    link: `<${canonical}>; rel="canonical"`,
    'x-robots-tag': 'noindex',
    vary: 'Accept',
  };
  const answer = await withEtag(new Response(markdown, { headers }), request.headers.get('if-none-match'));
  const packed = await compressAnswer(answer, request.headers.get('accept-encoding'));
  return request.method === 'HEAD' ? new Response(null, packed) : packed;
}

const WORDS: Record<number, string> = {
  404: 'Страница не\u00a0найдена',
  410: 'Этого больше нет',
  503: 'Магазин ненадолго недоступен',
};

/**
 * The response if there is no Markdown. 404: the page does not exist or has no Markdown. 410: it was removed.
 * 503: it could not be rendered.
 */
export const noMarkdown = (status: 404 | 410 | 503): Response =>
  new Response(`# ${WORDS[status]}\n`, {
    status,
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-store', vary: 'Accept' },
  });

/** The response if the page has moved to another URL. */
export function movedMarkdown(status: number, location: string): Response {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/.exec(location) ?? [];
  return new Response(null, {
    status,
    headers: { location: `${path}.md${search}`, 'cache-control': 'no-store' },
  });
}
