import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadPicture, Originals } from './originals.ts';
import { hashOfTemplate, ownTemplate, parseOwnPicturePath } from './own-picture-path.ts';
import { createOwnPictures, type OwnPicturesOptions } from './own-pictures.ts';
import { resizePicture } from './resize.ts';
import { neutralTint } from './tint.ts';

/** A test photograph: an even background with a dark block in the middle. */
function photo(width: number, height: number, background = '#d8d0c4') {
  const block = { create: { width: 20, height: 20, channels: 3 as const, background: '#202020' } };
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: block, gravity: 'centre' },
  ]);
}

const pixel = async (file: Uint8Array, left: number, top: number) => [
  ...(await sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('addresses of own pictures', () => {
  const hash = '0123456789abcdef0123456789abcdef';

  it('the path of a picture is accepted only with widths and formats of the shop', () => {
    expect(parseOwnPicturePath(`/pictures/own/${hash}-640.avif`)).toEqual({
      hash,
      width: 640,
      format: 'avif',
      isWhole: false,
    });
    for (const path of [
      `/pictures/own/${hash}-641.avif`,
      `/pictures/own/${hash}-640.png`,
      `/pictures/own/../${hash}-640.webp`,
      `/pictures/own/${hash.slice(1)}-640.webp`,
      `/pictures/own/${hash}-640.webp/x`,
      `/pictures/own/${hash.toUpperCase()}-640.webp`,
    ])
      expect(parseOwnPicturePath(path)).toBeUndefined();
  });

  it('the hash is extracted from the template of a picture path', () => {
    expect(hashOfTemplate(ownTemplate(hash))).toBe(hash);
    expect(hashOfTemplate('/pictures/0/coat/front/camel-{width}.{format}')).toBeUndefined();
  });
});

describe('resizing', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('resizing makes %s files with the ratio 3:4', async (format, kind) => {
    const original = await photo(900, 1200).jpeg().toBuffer();
    const file = await resizePicture({ original, tint: '#ff0000', width: 240, format });
    const { width, height, format: made } = await sharp(file).metadata();
    expect([width, height, made]).toEqual([240, 320, kind]);
    expect((await pixel(file, 2, 2))[0]).toBeLessThan(230);
  });

  it('resizing a picture that is not 3:4 adds margins in the colour of its border', async () => {
    const original = await photo(400, 400, '#00ff00').png().toBuffer();
    const file = await resizePicture({ original, tint: '#ff0000', width: 240, format: 'webp' });
    const [red = 0, green = 0] = await pixel(file, 120, 5);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
    expect((await pixel(file, 30, 160))[1]).toBeGreaterThan(200);
  });

  it('resizing rotates a picture by its EXIF orientation and removes all metadata', async () => {
    const original = await photo(1200, 900)
      .withExif({ IFD0: { Copyright: 'secret' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const file = await resizePicture({ original, tint: '#ff0000', width: 240, format: 'webp' });
    const { exif, icc, orientation } = await sharp(file).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
    // After its rotation by the EXIF orientation, the picture fills the frame, so there are no margins.
    expect((await pixel(file, 120, 2))[1]).toBeGreaterThan(150);
  });

  it('resizing fills transparent parts of a picture with the colour of its border', async () => {
    const original = await sharp({ create: { width: 90, height: 120, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const [red = 0, green = 0] = await pixel(
      await resizePicture({ original, tint: '#ff0000', width: 240, format: 'webp' }),
      9,
      9,
    );
    expect(red).toBeGreaterThan(240);
    expect(green).toBeLessThan(15);
  });
});

describe('serving own pictures', () => {
  let folder: string;
  let errors: unknown[];
  const open = (options: Pick<OwnPicturesOptions, 'waiting' | 'shipped'> = {}) =>
    createOwnPictures({
      ...options,
      dir: join(folder, 'originals'),
      cacheDir: join(folder, 'resized'),
      onError: (error) => errors.push(error),
    });
  const get = (pictures: ReturnType<typeof open>, path: string, init: RequestInit = {}) =>
    pictures.fetch(new Request(`http://shop.test${path}`, init));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-own-'));
    errors = [];
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function put(bytes: Uint8Array) {
    return new Originals(join(folder, 'originals')).put(bytes);
  }

  it('the server of own pictures serves an original in a width and format, with an immutable cache header', async () => {
    const { hash } = await put(await photo(300, 400).jpeg().toBuffer());
    const pictures = open();
    const answer = await get(pictures, `/pictures/own/${hash}-240.webp`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const etag = answer.headers.get('etag') ?? '';
    const again = await get(pictures, `/pictures/own/${hash}-240.webp`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    const head = await get(pictures, `/pictures/own/${hash}-240.webp`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(errors).toEqual([]);
  });

  it('the server of own pictures makes a file once for concurrent requests, and stores it', async () => {
    const { hash } = await put(await photo(300, 400).jpeg().toBuffer());
    const path = `/pictures/own/${hash}-400.webp`;
    const pictures = open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(pictures, path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const files = (await readdir(join(folder, 'resized'), { recursive: true })).filter((name) =>
      name.endsWith('.webp'),
    );
    expect(files).toHaveLength(1);
    expect((await get(open(), path)).status).toBe(200);
  });

  it('the server of own pictures answers 503 to a request that finds the queue full, and serves the other requests', async () => {
    const { hash } = await put(await photo(300, 400).jpeg().toBuffer());
    const pictures = open({ waiting: 1 });
    const answers = await Promise.all(
      [240, 400, 640, 900].map((width) => get(pictures, `/pictures/own/${hash}-${width}.webp`)),
    );
    // Two pictures are resized at a time and one may wait, so the fourth request is refused.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.headers.get('retry-after')).toBe('2');
    expect(refused?.headers.get('cache-control')).toBe('no-store');
    const [, path = ''] = /(\/pictures\/own\/.*)/.exec(`/pictures/own/${hash}-900.webp`) ?? [];
    expect((await get(pictures, path)).status).toBe(200);
    expect(errors).toEqual([]);
  });

  it('the server of own pictures serves a placeholder for a missing picture and reports it once', async () => {
    const pictures = open();
    for (let times = 0; times < 3; times += 1) {
      const answer = await get(pictures, '/pictures/own/0123456789abcdef0123456789abcdef-240.webp');
      expect(answer.status).toBe(404);
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(240);
    }
    expect(errors).toHaveLength(1);
    expect((await get(pictures, '/pictures/own/placeholder-240.avif')).status).toBe(200);
  });

  it('the server of own pictures keeps the proportions of a picture in `whole/`, and never enlarges it', async () => {
    const { hash } = await put(await photo(900, 600).jpeg().toBuffer());
    const pictures = open();
    const sizeOf = async (path: string) => {
      const { width, height } = await sharp(await (await get(pictures, path)).arrayBuffer()).metadata();
      return [width, height];
    };
    expect(await sizeOf(`/pictures/own/whole/${hash}-640.webp`)).toEqual([640, 427]);
    expect(await sizeOf(`/pictures/own/whole/${hash}-1600.avif`)).toEqual([900, 600]);
    expect(await sizeOf(`/pictures/own/${hash}-640.webp`)).toEqual([640, 853]);
    expect((await get(pictures, `/pictures/own/whole/${hash}-900.webp`)).status).toBe(404);
  });

  it('the server of own pictures serves pictures shipped with the shop without an original in the folder', async () => {
    const bytes = await photo(900, 600).jpeg().toBuffer();
    const file = join(folder, 'portrait.jpg');
    await writeFile(file, bytes);
    const hash = Originals.hashOf(bytes);
    const pictures = open({ shipped: new Map([[hash, { file, tint: '#c8c0b0' }]]) });
    expect((await get(pictures, `/pictures/own/whole/${hash}-400.avif`)).status).toBe(200);
    expect((await get(open(), `/pictures/own/whole/${hash}-400.webp`)).status).toBe(404);
  });

  it('the server of own pictures rejects unknown addresses and methods', async () => {
    const pictures = open();
    expect((await get(pictures, '/pictures/own/x')).status).toBe(404);
    expect((await get(pictures, '/pictures/own/placeholder-240.webp', { method: 'POST' })).status).toBe(405);
  });
});

describe('originals', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-originals-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('the store of originals stores the same picture once, with its facts', async () => {
    const originals = new Originals(folder);
    const bytes = await photo(300, 400, '#c8c0b0').png().toBuffer();
    const [one, other] = [await originals.put(bytes), await originals.put(bytes)];
    expect(one).toEqual(other);
    expect(one).toMatchObject({ kind: 'png', width: 300, height: 400 });
    expect(one.tint).toMatch(/^#c[789]/);
    expect(await originals.read(one.hash)).toEqual(bytes);
  });

  it('a picture with a multicoloured border gets the neutral tint', async () => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, place) => (place * 7919) % 256));
    const bytes = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    expect((await new Originals(folder).put(bytes)).tint).toBe(neutralTint);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an HTML page', Buffer.from('<!doctype html><p>Not found')],
    ['a truncated picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['nothing', Buffer.alloc(0)],
  ])('the store of originals rejects %s', async (_, bytes) => {
    await expect(new Originals(folder).put(bytes)).rejects.toBeInstanceOf(BadPicture);
  });

  it('the store of originals does not decode a picture of a billion pixels', async () => {
    const bytes = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9, palette: true, colours: 2 })
      .toBuffer();
    await expect(new Originals(folder).put(bytes)).rejects.toThrow(/cannot be decoded/);
  });
});
