/**
 * The path of the HTML file in the build. It is not sent from there, because the shop's name is missing in
 * it.
 */
const PAGE = '/index.html';

const text = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/**
 * Responds to requests for files of the desk. Every URL that is not a file gets the same page, whose script
 * shows a screen by the path.
 * @param page the HTML of the page; undefined if the desk is not built
 */
export function createDeskPages(
  files: (request: Request) => Response | undefined,
  page: string | undefined,
): (request: Request) => Response {
  return (request) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'HEAD') return text(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    const { pathname } = new URL(url);
    const file = pathname === PAGE ? undefined : files(request);
    if (file) return file;
    if (page === undefined) return text(404, 'Not Found');
    return text(200, page, { 'content-type': 'text/html; charset=utf-8' });
  };
}
