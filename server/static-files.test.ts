import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readStaticFiles } from './static-files.ts';
import { startShop } from './testing.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrina-static-'));
const client = join(root, 'client');
const script = 'console.log("витрина");'.repeat(100);
mkdirSync(join(client, 'assets'), { recursive: true });
mkdirSync(join(client, '.vite'));
writeFileSync(join(root, 'secret.txt'), 'secret');
writeFileSync(join(client, '.vite', 'manifest.json'), 'secret');
writeFileSync(join(client, 'humans.txt'), 'Made by people\n');
writeFileSync(join(client, 'assets', 'app-1a2b.js'), script);
writeFileSync(join(client, 'assets', 'app-1a2b.js.map'), 'secret');
writeFileSync(join(client, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(client, 'assets', 'app-1a2b.js.gz'), gzipSync(script));
afterAll(() => rmSync(root, { recursive: true }));

const start = () => startShop({ staticFiles: readStaticFiles(client) });

describe('files of the build', () => {
  it.each([
    ['br, gzip', 'br'],
    ['zstd, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('files of the build are sent precompressed and as immutable: %s', async (accepted, used) => {
    const shop = await start();
    const response = await shop.get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(used);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(script);
  });

  it('files of the build with fixed names are cached for an hour and revalidated by ETag', async () => {
    const shop = await start();
    const response = await shop.get('/humans.txt');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.text()).toBe('Made by people\n');
    const again = await shop.get('/humans.txt', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each([
    '/assets/app-0000.js',
    '/assets/',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js.br',
    '/apple-touch-icon.png',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
  ])('a missing file of the build gives a short 404 and never a page: %s', async (path) => {
    const shop = await start();
    const response = await shop.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('Not Found');
  });

  it('paths that belong to no file of the build are answered with pages', async () => {
    const shop = await start();
    for (const path of ['/', '/zhenshchinam', '/product/palto-1.5', '/assetsplus'])
      expect((await shop.get(path)).headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('a file of the build answers only GET and HEAD requests', async () => {
    const shop = await start();
    expect((await shop.send('DELETE', '/humans.txt', {})).status).toBe(405);
  });
});
