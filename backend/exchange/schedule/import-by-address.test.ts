import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../platform/log/logger.ts';
import { feedText, type OfferFacts } from '../testing/feed.ts';
import { type ImportTest, openImportTest, testMoment } from '../testing/import.ts';
import { fetchFeed } from './fetch-feed.ts';
import { importByAddress } from './import-by-address.ts';

describe('importing the feed from a URL', () => {
  let test: ImportTest;
  let server: Server;
  let url: string;
  let asked: IncomingHttpHeaders[];
  let feed: { text: string; etag: string; status: number };
  let now: Date;
  let lines: { facts: object; says: string }[];

  beforeEach(async () => {
    test = await openImportTest();
    asked = [];
    lines = [];
    now = testMoment;
    feed = { text: feedText([{ id: 'A-1' }]), etag: '"1"', status: 200 };
    server = createServer((request, response) => {
      asked.push(request.headers);
      if (request.headers['if-none-match'] === feed.etag) return response.writeHead(304).end();
      if (request.url === '/moved')
        return response.writeHead(302, { location: '/feed.yml?key=s3cret' }).end();
      const headers = { etag: feed.etag, 'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT' };
      return response.writeHead(feed.status, headers).end(feed.text);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.yml?key=s3cret`;
  });
  afterEach(async () => {
    server.close();
    await test.close();
  });

  const say = (facts: object, says: string) => void lines.push({ facts, says });
  const logger = { ...silentLogger, info: say, warn: say } as typeof silentLogger;
  const run = ({ allow = true, prune = false, address = url, signal = new AbortController().signal } = {}) =>
    importByAddress(
      {
        db: test.db,
        clock: () => now,
        publicUrl: 'http://shop.test',
        logger,
        dataDir: join(test.folder, 'data'),
      },
      { url: address, prune, allowPrivateNetwork: allow },
      signal,
    );
  const skus = async () => (await test.goods()).articles.map(({ sku }) => sku);
  const offer = (facts: OfferFacts) => feedText([facts]);

  it('a feed at a URL is imported once, and again after it has changed', async () => {
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
    expect(asked[1]).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Fri, 20 Nov 2026 09:00:00 GMT',
    });
    feed = { ...feed, text: offer({ id: 'B-1', group: 'B' }), etag: '"2"' };
    expect(await run()).toBe(true);
    expect(await skus()).toEqual(['A-1', 'B-1']);
    expect(lines.map(({ facts }) => facts)).toEqual([
      { goods: { offers: 1, sold: 1, refused: 0, added: 1, left: 0 } },
      { goods: { offers: 1, sold: 1, refused: 0, added: 1, left: 0 } },
    ]);
    expect(existsSync(join(test.folder, 'data/import/feed.yml'))).toBe(false);
  });

  it('an unchanged feed is imported again after the mapping or the settings have changed, and once a day', async () => {
    await run();
    await mkdir(join(test.folder, 'data/import'), { recursive: true });
    await writeFile(join(test.folder, 'data/import/mapping.yaml'), 'hidden: [Номер]\n');
    expect(await run()).toBe(true);
    expect(await run({ prune: true })).toBe(true);
    expect(await run({ prune: true })).toBe(false);
    now = new Date(testMoment.getTime() + 25 * 60 * 60 * 1000);
    expect(await run({ prune: true })).toBe(true);
  });

  it.each([
    ['cut off', () => feedText([{ id: 'B-1', group: 'B' }]).slice(0, -40), 200, /cut off/],
    ['missing', () => 'no such page', 404, /^The feed was not downloaded: its server answers 404\.$/],
    ['of goods that cannot be sold', () => feedText([{ price: null }]), 200, /None of the 1 offers/],
  ])(
    'if the downloaded feed is %s, the goods stay unchanged, and the import is retried later',
    async (_, text, status, why) => {
      await run();
      const before = await test.goods();
      feed = { text: text(), etag: '"2"', status };
      await expect(run({ prune: true })).rejects.toThrow(why);
      await expect(run({ prune: true })).rejects.not.toThrow(/s3cret/);
      expect(await test.goods()).toEqual(before);
      feed = { text: offer({ id: 'B-1', group: 'B' }), etag: '"2"', status: 200 };
      expect(await run()).toBe(true);
    },
  );

  it('refused offers are logged by reason', async () => {
    feed.text = feedText([{ id: 'A-1' }, { id: 'A-2', size: null }]);
    await run();
    expect(lines[1]).toEqual({
      facts: {
        mistakes: [expect.stringMatching(/^1 × param «Размер»: is missing.*; first: line \d+, offer A-2$/)],
      },
      says: 'the import refused or left something out',
    });
  });

  it('a feed in a private network is not requested unless the settings allow it', async () => {
    await expect(run({ allow: false })).rejects.toThrow(/private network/);
    await expect(run({ address: 'file:///etc/passwd' })).rejects.toThrow(/not an http or https address/);
    expect(asked).toEqual([]);
  });

  it('the download of a feed follows a redirect, and is aborted when the shop stops', async () => {
    expect(await run({ address: new URL('/moved', url).href })).toBe(true);
    feed.etag = '"2"';
    await expect(run({ signal: AbortSignal.abort() })).rejects.toThrow(/not downloaded/);
  });

  it('a feed that is larger than the maximum size is refused', async () => {
    const file = join(test.folder, 'large.yml');
    const common = { url, file, known: undefined, allowPrivateNetwork: true };
    const { signal } = new AbortController();
    await expect(fetchFeed({ ...common, signal, sizeLimit: 100 })).rejects.toThrow(/larger than 0 MB/);
  });
});
