import { withEtag } from '../gateway/etag.ts';
import { compressAnswer } from '../http/compress-answer.ts';

type Sent = {
  markdown: string;
  /** Canonical URL of the page, which search engines show instead of the Markdown. */
  canonical: string;
  /** Whether the URL itself ends in .md, so that shared caches may store the answer. */
  isOwnAddress: boolean;
};

/**
 * A page as Markdown. If other clients get HTML at the same URL, shared caches may not store the Markdown,
 * because some caches ignore Vary. A header asks search engines to index only the HTML page.
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
 * The answer if there is no Markdown: 404 if the page does not exist or has no Markdown, 410 if the page was
 * removed, 503 if it could not be rendered.
 */
export const noMarkdown = (status: 404 | 410 | 503): Response =>
  new Response(`# ${WORDS[status]}\n`, {
    status,
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-store', vary: 'Accept' },
  });

/** The answer to a request for the Markdown of a page that has moved. */
export function movedMarkdown(status: number, location: string): Response {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/.exec(location) ?? [];
  return new Response(null, {
    status,
    headers: { location: `${path}.md${search}`, 'cache-control': 'no-store' },
  });
}
