/** Path of the page of the desk, which shows its screens by the path in the address. */
const PAGE = '/index.html';

const text = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Answers requests for files of the desk. Every address that is not a file shows the one page. */
export function createDeskPages(
  files: (request: Request) => Response | undefined,
): (request: Request) => Response {
  return (request) => {
    const { method, url, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return text(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    const { pathname } = new URL(url);
    const file = pathname === PAGE ? undefined : files(request);
    if (file) return file;
    const encoding = headers.get('accept-encoding');
    const page = new Request(new URL(PAGE, url), {
      method,
      headers: encoding === null ? {} : { 'accept-encoding': encoding },
    });
    const found = files(page);
    if (!found?.ok) return text(404, 'Not Found');
    found.headers.set('cache-control', 'no-store');
    found.headers.delete('etag');
    return found;
  };
}
