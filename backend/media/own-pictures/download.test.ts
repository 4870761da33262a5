import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download } from './download.ts';
import { DownloadFailed } from './guarded-get.ts';
import { isPrivateAddress } from './private-network.ts';

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('the IP address %s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '77.88.8.8', '172.32.0.1', '100.128.0.1', '2a02:6b8::feed:ff', '::ffff:8.8.8.8'])(
    'the IP address %s is public',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

describe('downloading a picture', () => {
  let server: Server;
  let origin: string;
  let asked: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const image = (body: string, type = 'image/png') =>
        response.writeHead(200, { 'content-type': type }).end(body);
      const [, kind, number] = (request.url ?? '').split('/');
      if (kind === 'picture') image('bytes');
      else if (kind === 'page') image('<p>', 'text/html');
      else if (kind === 'hop')
        response
          .writeHead(302, { location: Number(number) ? `/hop/${Number(number) - 1}` : '/picture' })
          .end();
      else if (kind === 'inside') response.writeHead(302, { location: 'http://169.254.169.254/meta' }).end();
      else if (kind === 'file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      else if (kind === 'large') {
        response.writeHead(200, { 'content-type': 'image/png' });
        response.write('x'.repeat(3000));
        response.end();
      } else if (kind === 'announced')
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': 1e9 }).write('x');
      else if (kind === 'slow') response.writeHead(200, { 'content-type': 'image/png' }).write('x');
      else if (kind === 'cut') {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': 100 });
        response.write('x', () => response.destroy());
      } else response.writeHead(404).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /**
   * The timeout is long, because a busy machine may exceed a short one. Only tests of downloads that never
   * end set a short timeout.
   */
  const get = (path: string) =>
    download(`${origin}${path}`, {
      allowPrivateNetwork: true,
      sizeLimit: 1000,
      timeoutMs: path === '/slow' ? 100 : 600_000,
    });

  it.each(['/picture', '/hop/0', '/hop/2'])('a picture can be downloaded from the path %s', async (path) => {
    expect(Buffer.from(await get(path)).toString()).toBe('bytes');
  });

  it.each([
    ['/nothing', /answers 404/],
    ['/page', /says it is text\/html, not an image/],
    ['/hop/3', /redirects more than 3 times/],
    ['/file', /not an http or https address/],
    ['/large', /larger than/],
    ['/announced', /larger than/],
    ['/slow', /takes too long/],
    ['/cut', /cannot be reached/],
  ])('the download of a picture is rejected: %s', async (path, why) => {
    await expect(get(path)).rejects.toThrow(why);
    await expect(get(path)).rejects.toBeInstanceOf(DownloadFailed);
  });

  it('the download of a picture refuses to connect to a private network unless this is allowed', async () => {
    asked = [];
    const { port } = new URL(origin);
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433'])
      await expect(
        download(`http://${host}:${port}/picture`, { allowPrivateNetwork: false }),
      ).rejects.toThrow(/private network/);
    expect(asked).toEqual([]);
  });

  it.each([
    'ftp://shop.example/a.png',
    'file:///etc/passwd',
    'not an address',
    'http://user:word@shop.example/a.png',
  ])('the download of a picture rejects the address %s', async (address) => {
    await expect(download(address, { allowPrivateNetwork: true })).rejects.toBeInstanceOf(DownloadFailed);
  });
});
