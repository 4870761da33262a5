import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startShop } from '../../server/testing.ts';

/** Sends raw bytes to a port, because HTTP libraries refuse to send such invalid requests. */
async function sendRaw(port: number, lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  let answer = '';
  socket.on('data', (text: string) => (answer += text)).on('error', () => {});
  socket.end(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  return answer;
}

const headersOf = (answer: string) => answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];

/** Line breaks: raw, percent-encoded, and as characters that some programs turn into line breaks. */
const BREAKS = [
  '%0d%0a',
  '%0D%0A',
  '%0a',
  '%0d',
  '%E5%98%8A%E5%98%8D',
  '%c4%8d%c4%8a',
  '%e2%80%a8',
  '%250d%250a',
  '\\r\\n',
  '%u000d%u000a',
  '\x0b',
  '\x85',
];
const SMUGGLED = 'X-Smuggled: 1';

const PLACES: Record<string, (line: string) => string[]> = {
  'the path of a page': (line) => [`GET /product/a${line} HTTP/1.1`],
  'a path with extra slashes': (line) => [`GET /stores//${line}/ HTTP/1.1`],
  'the query of a page': (line) => [`GET /search?q=${line} HTTP/1.1`],
  'a call': (line) => [`GET /api/${line}?site=ru HTTP/1.1`],
  'the query of a call': (line) => [`GET /api/catalog-orchestration/v1/navigation?site=ru${line} HTTP/1.1`],
  'a request id': (line) => ['GET / HTTP/1.1', `X-Request-Id: 1${line}`],
  'the Host header': (line) => ['GET /sitemap.xml HTTP/1.1', `X-Forwarded-Host: a${line}`],
  'the browser': (line) => ['GET / HTTP/1.1', `User-Agent: a${line}`],
  'X-Forwarded-For': (line) => ['GET / HTTP/1.1', `X-Forwarded-For: 1.2.3.4${line}`],
  'a caller’s trace header': (line) => ['GET / HTTP/1.1', `Traceparent: 00${line}`],
  'a language': (line) => ['GET / HTTP/1.1', `Accept-Language: ru${line}`],
};

const withHost = ([first = '', ...others]: string[]) => [first, 'Host: shop.example', ...others];

it.each(Object.entries(PLACES))(
  'line breaks in %s of a request do not become headers or log lines',
  async (_, place) => {
    const shop = await startShop({
      config: { trustedProxies: 1 },
      backend: (api) => api.all('*', (c) => c.json({})),
    });
    for (const lineBreak of BREAKS) {
      const lines = withHost(place(`${lineBreak}${SMUGGLED.replace(' ', '')}`));
      const headers = headersOf(await sendRaw(shop.port, lines));
      expect(headers[0], lines[0]).toMatch(/^HTTP\/1\.1 \d{3} /);
      expect(
        headers.filter((header) => /^x-smuggled/i.test(header)),
        lines[0],
      ).toEqual([]);
      const id = headers.find((header) => /^x-request-id:/i.test(header));
      if (id !== undefined) expect(id).toMatch(/^x-request-id: [0-9a-f-]{36}$/i);
    }
    for (const line of shop.log) {
      // Each log entry must be exactly one line, so it may contain no line break.
      expect(line.slice(0, -1)).not.toMatch(/[\n\r\v\f\x85]/);
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) });
      expect(Object.keys(JSON.parse(line))).not.toContain('X-Smuggled');
    }
  },
);

it.each([
  ['a header in two lines', ['GET / HTTP/1.1', 'Host: shop.example', 'X-A: 1', ' X-Smuggled: 1']],
  ['two lengths', ['POST /api/x HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2']],
  [
    'both Content-Length and chunks',
    ['POST /api/x HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
  ],
  ['a space in a header name', ['GET / HTTP/1.1', 'Host: a', 'X-A : 1']],
  ['a zero byte', ['GET / HTTP/1.1', 'Host: a', 'X-A: 1\0']],
  ['no host', ['GET / HTTP/1.1']],
])('the shop refuses a request with %s before any handler runs', async (_, lines) => {
  const shop = await startShop();
  expect(await sendRaw(shop.port, lines)).toMatch(/^(HTTP\/1\.1 400 |$)/);
  expect(shop.log).toEqual([]);
});
