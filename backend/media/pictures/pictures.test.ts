import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeFlatMaps } from '../testing/maps.ts';
import type { Look } from './colouring/look.ts';
import { createPictures, type Pictures, type PicturesOptions } from './pictures.ts';
import type { Scene } from './scenes/scene.ts';
import { sceneBook } from './scenes/scene-book.ts';

const looks: Record<string, Look> = { plain: { base: '#a05030' }, 'deep-blue': { base: '#203060' } };
const pair: Scene = {
  width: 300,
  height: 200,
  widths: [300],
  wall: '#dcd8d0',
  window: { x: 0.3, y: -0.1, width: 0.3, height: 0.6, columns: 2, rows: 1, lean: 0.2 },
  pieces: [0.3, 0.7].map((x) => ({
    kind: 'laid',
    silhouette: 'flat',
    view: 'front',
    look: 'plain',
    x,
    y: 0.5,
    height: 0.5,
  })),
};
let root: string;
let open: Pictures[];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  open = [];
  await writeFlatMaps(join(root, 'maps'), 'flat');
});

afterEach(async () => {
  await Promise.all(open.map((pictures) => pictures.close()));
  rmSync(root, { recursive: true, force: true });
});

function pictures(options: Partial<PicturesOptions> = {}): Pictures {
  const opened = createPictures({
    mapsDir: join(root, 'maps'),
    looks,
    cacheDir: join(root, 'cache'),
    workers: 2,
    ...options,
  });
  open.push(opened);
  return opened;
}

const get = (from: Pictures, path: string, init?: RequestInit) =>
  from.fetch(new Request(`http://shop.test${path}`, init));
const pathOf = (from: Pictures, rest = 'flat/front/plain-240.webp') => `/pictures/${from.version}/${rest}`;

describe('pictures', () => {
  test('the picture service responds 200 with an immutable picture of the requested size', async () => {
    const shop = pictures();
    for (const [format, mediaType, made] of [
      ['webp', 'image/webp', 'webp'],
      ['avif', 'image/avif', 'heif'],
      ['jpg', 'image/jpeg', 'jpeg'],
    ] as const) {
      const reply = await get(shop, pathOf(shop, `flat/front/plain-400.${format}`));
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe(mediaType);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = await reply.arrayBuffer();
      expect(Number(reply.headers.get('content-length'))).toBe(bytes.byteLength);
      const picture = await sharp(bytes).metadata();
      expect([picture.width, picture.height, picture.format]).toEqual([400, 533, made]);
    }
  });

  test('the picture service lists silhouettes and views', () => {
    expect(pictures().silhouettes()).toEqual([{ id: 'flat', views: ['front', 'detail'], tint: '#808080' }]);
  });

  test('the picture service draws a view that is a crop of another', async () => {
    const shop = pictures();
    expect((await get(shop, pathOf(shop, 'flat/detail/plain-240.webp'))).status).toBe(200);
  });

  test('the picture service responds to HEAD without a body, and to If-None-Match with 304', async () => {
    const shop = pictures();
    const head = await get(shop, pathOf(shop), { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const etag = head.headers.get('etag') ?? '';
    const again = await get(shop, pathOf(shop), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('the picture service redirects an old version to the current one, with a short cache time', async () => {
    const shop = pictures();
    const reply = await get(shop, '/pictures/0123456789ab/flat/front/plain-240.webp');
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe(pathOf(shop));
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test.each([
    'none/front/plain-240.webp',
    'flat/side/plain-240.webp',
    'flat/front/none-240.webp',
    'flat/front/plain-241.webp',
    'flat/detail/plain-1800.webp',
    'flat/hanger/plain-240.webp',
    'scenes/none-240.webp',
    'looks/none-240.webp',
    'flat/front/plain-240.png',
    'flat/front/constructor-240.webp',
    '..%2F..%2Fetc/front/plain-240.webp',
    'flat/..%2Ffront/plain-240.webp',
    'flat/front/plain-240.webp/..',
    'Flat/front/plain-240.webp',
  ])('the picture service responds 404 for %s', async (rest) => {
    const shop = pictures();
    const reply = await get(shop, pathOf(shop, rest));
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
    expect(shop.colourings()).toBe(0);
  });

  test('the picture service responds 404 to requests for pictures that the shop does not offer', async () => {
    const shop = pictures({ offered: ({ look }) => look !== 'plain' });
    expect((await get(shop, pathOf(shop))).status).toBe(404);
    expect((await get(shop, pathOf(shop, 'flat/front/deep-blue-240.webp'))).status).toBe(200);
  });

  test('the picture service responds with a placeholder in the tint of the silhouette, and reports a missing picture once', async () => {
    const reported: string[] = [];
    const shop = pictures({ onMissing: (address) => reported.push(address) });
    const address = pathOf(shop, 'flat/side/plain-240.webp');
    const [first] = [await get(shop, address), await get(shop, address)];
    expect(await first.text()).toContain('#808080');
    expect(reported).toEqual([address]);
  });

  test('the picture service puts the hanger view of a hanging silhouette between its front and detail views', async () => {
    const shop = pictures({ hangs: { flat: 'shoulders' } });
    expect(shop.silhouettes()[0]?.views).toEqual(['front', 'hanger', 'detail']);
    const reply = await get(shop, pathOf(shop, 'flat/hanger/plain-240.webp'));
    const { width, height } = await sharp(await reply.arrayBuffer()).metadata();
    expect([width, height]).toEqual([240, 320]);
  });

  test('the picture service composes a scene in each of its widths and stores the file', async () => {
    const shop = pictures({ scenes: sceneBook(['pair'], pair, () => pair) });
    const reply = await get(shop, pathOf(shop, 'scenes/pair-300.webp'));
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, height } = await sharp(await reply.arrayBuffer()).metadata();
    expect([width, height]).toEqual([300, 200]);
    expect((await get(shop, pathOf(shop, 'scenes/pair-240.webp'))).status).toBe(404);
    expect((await get(shop, pathOf(shop, 'looks/pair-300.webp'))).status).toBe(404);
    expect(readdirSync(join(root, 'cache', shop.version, 'scenes'))).toEqual(['pair-300.webp']);
  });

  test('the picture service composes a scene once for concurrent requests', async () => {
    const shop = pictures({ outfits: sceneBook(['pair'], pair, () => pair) });
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => get(shop, pathOf(shop, 'looks/pair-300.webp'))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(shop.colourings()).toBe(1);
  });

  test('the picture service changes the version when a scene changes', () => {
    const moved = { ...pair, pieces: pair.pieces.slice(1) };
    const before = pictures({ scenes: sceneBook(['pair'], pair, () => pair) }).version;
    expect(pictures({ scenes: sceneBook(['pair'], moved, () => moved) }).version).not.toBe(before);
  });

  test('the picture service responds 405 to methods other than GET and HEAD', async () => {
    const shop = pictures();
    expect((await get(shop, pathOf(shop), { method: 'POST' })).status).toBe(405);
  });

  test('the picture service colours only once for all widths and formats requested at the same time', async () => {
    const shop = pictures();
    const files = [240, 400, 640, 900].flatMap((width) =>
      ['avif', 'webp'].map((format) => `flat/front/plain-${width}.${format}`),
    );
    const replies = await Promise.all([...files, ...files].map((file) => get(shop, pathOf(shop, file))));
    expect(replies.map((reply) => reply.status)).toEqual(Array(16).fill(200));
    expect(shop.colourings()).toBe(1);
  });

  test('the picture service serves a stored picture after a restart without colouring it again', async () => {
    const first = pictures();
    const bytes = await (await get(first, pathOf(first))).bytes();
    const second = pictures();
    const reply = await get(second, pathOf(second));
    expect(await reply.bytes()).toEqual(bytes);
    expect(second.colourings()).toBe(0);
    expect(readdirSync(join(root, 'cache', first.version, 'flat', 'front'))).toEqual(['plain-240.webp']);
  });

  test('the picture service draws the listed pictures in advance, and skips unknown URLs', async () => {
    const shop = pictures();
    const [first, second] = [pathOf(shop), pathOf(shop, 'flat/front/deep-blue-400.avif')];
    await shop.warm([
      first,
      pathOf(shop, 'flat/front/none-240.webp'),
      '/pictures/0123456789ab/flat/front/plain-400.webp',
      '/pictures/own/0123/abc-400.webp',
      second,
    ]);
    expect(readdirSync(join(root, 'cache', shop.version, 'flat', 'front')).sort()).toEqual([
      'deep-blue-400.avif',
      'plain-240.webp',
      'plain-400.webp',
    ]);
    for (const address of [first, second]) expect((await get(shop, address)).status).toBe(200);
    expect(shop.colourings()).toBe(0);
  });

  test('the picture service serves a request before it draws the rest of the list in advance', async () => {
    const shop = pictures({ workers: 1 });
    const list = [240, 400, 640, 900].flatMap((width) =>
      ['avif', 'webp'].map((format) => pathOf(shop, `flat/front/plain-${width}.${format}`)),
    );
    let warmed = false;
    const warming = shop.warm(list).then(() => {
      warmed = true;
    });
    const last = await get(shop, list.at(-1) ?? '');
    expect([last.status, warmed]).toEqual([200, false]);
    expect(shop.colourings()).toBe(1);
    await warming;
  });

  test('the picture service stops drawing in advance when the service is closed', async () => {
    const causes: unknown[] = [];
    const shop = pictures({ onError: (error) => causes.push(error) });
    const warming = shop.warm([pathOf(shop), pathOf(shop, 'flat/front/plain-900.avif')]);
    await shop.close();
    await warming;
    expect(existsSync(join(root, 'cache', shop.version, 'flat', 'front', 'plain-900.avif'))).toBe(false);
    expect(causes).toEqual([]);
  });

  test('the picture service deletes files of other versions and nothing else', async () => {
    const cache = join(root, 'cache');
    const first = pictures();
    await get(first, pathOf(first));
    await first.close();
    for (const name of ['0123456789ab', 'ba9876543210', 'holiday', '0123456789ab0'])
      mkdirSync(join(cache, name, 'flat'), { recursive: true });
    writeFileSync(join(cache, '0123456789ab', 'flat', 'plain-240.webp'), 'old');
    writeFileSync(join(cache, 'aaaaaaaaaaaa'), 'a file, not a folder');
    const second = pictures();
    await second.close();
    expect(readdirSync(cache).sort()).toEqual(
      ['0123456789ab0', 'aaaaaaaaaaaa', 'holiday', first.version].sort(),
    );
    expect(readdirSync(join(cache, first.version, 'flat', 'front'))).toEqual(['plain-240.webp']);
  });

  test('the picture service changes the version when looks or maps change', async () => {
    const before = pictures().version;
    expect(pictures().version).toBe(before);
    expect(pictures({ looks: { plain: { base: '#a05031' } } }).version).not.toBe(before);
    await writeFlatMaps(join(root, 'maps'), 'second');
    expect(pictures().version).not.toBe(before);
  });

  test('the picture service serves a placeholder for a damaged map set, reports the cause once, and continues with others', async () => {
    await writeFlatMaps(join(root, 'maps'), 'torn', Buffer.from('not a picture'));
    const causes: unknown[] = [];
    const shop = pictures({ onError: (error) => causes.push(error) });
    for (let ask = 0; ask < 2; ask += 1) {
      const reply = await get(shop, pathOf(shop, 'torn/front/plain-240.webp'));
      expect(reply.status).toBe(404);
      const { width, height } = await sharp(await reply.arrayBuffer()).metadata();
      expect([width, height]).toEqual([900, 1200]);
    }
    expect(causes).toHaveLength(1);
    expect((await get(shop, pathOf(shop))).status).toBe(200);
    expect(existsSync(join(root, 'cache', shop.version, 'torn'))).toBe(false);
  });
});
