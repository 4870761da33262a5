/** Path of the page of the desk as a file, which has no name of the shop. */
const PAGE = '/index.html';

const text = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/**
 * Answers requests for files of the desk. Every address that is not a file shows the one page, which shows its screens by
 * the path in the address.
 * @param page the page; undefined if the desk is not built
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
