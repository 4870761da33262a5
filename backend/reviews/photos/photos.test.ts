import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../clean-up.ts';
import { openAccount, type TestShopper } from '../../identity/testing/account.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { reviewPhotoFile } from '../base/tables.ts';
import { photograph } from '../testing/photographs.ts';
import { parsePhotoPath } from './photo-path.ts';
import { servePhotos } from './serve-photos.ts';

const DAY = 24 * 60 * 60 * 1000;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let shop: TestApp;
let anna: TestShopper;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  shop = createTestApp(database.db);
  anna = await openAccount(shop);
});

async function send(bytes: Uint8Array) {
  const body = { content: Buffer.from(bytes).toString('base64') };
  const response = await shop.call('/api/review-orchestration/v1/my/photos', { body, token: anna.token });
  const answer = (await response.json()) as {
    id: string;
    picture: { template: string; widths: number[] };
    errors?: { pointer: string; code: string; message: string }[];
  };
  return { status: response.status, ...answer };
}

/** Requests a photograph by its URL. */
const look = (address: string, method = 'GET') =>
  servePhotos({ db: database.db, onError: () => {} })(
    new Request(`http://shop.example${address}`, { method }),
  );
const address = (template: string, width: number, format: string) =>
  template.replace('{width}', String(width)).replace('{format}', format);

/**
 * Creates a PNG image in one colour with the given size in pixels. However large the image is, its file has
 * only a few kilobytes.
 */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

describe('a photograph of a review', () => {
  it('a photograph of a review is stored upright in the shop’s sizes and formats, without metadata (§3.11.2, §9.22)', async () => {
    const original = await photograph(800, 600)
      .withExif({ IFD0: { Copyright: 'Анна' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, id, picture } = await send(original);
    expect(status).toBe(200);
    expect(picture.template).toBe(`/pictures/reviews/${id}-{width}.{format}`);
    for (const width of picture.widths)
      for (const format of ['avif', 'webp']) {
        const response = await look(address(picture.template, width, format));
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
        const facts = await sharp(await response.arrayBuffer()).metadata();
        expect([facts.width, facts.height]).toEqual([width, Math.round((width * 4) / 3)]);
        expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual(Array(4).fill(undefined));
      }
    expect(await database.db.select().from(reviewPhotoFile)).toHaveLength(4);
  });

  it.each([
    ['a page', Buffer.from('<html></html>'), 'wrong_kind', 'Подойдут фотографии JPEG, PNG и WebP'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong_kind', 'Подойдут'],
    ['an animation', Buffer.from('GIF89a'), 'wrong_kind', 'Подойдут'],
    ['a truncated photograph', Buffer.from('ffd8ffe000104a464946', 'hex'), 'broken', 'не открывается'],
    ['a decompression bomb', bomb(60_000, 60_000), 'too_many_pixels', 'слишком большая'],
    ['a photograph that declares more pixels than it has', bomb(4000, 3000), 'broken', 'не открывается'],
  ])(
    'a review photograph is refused with an explanation: %s (§3.11.2, §9.22)',
    async (_, bytes, code, words) => {
      const { status, errors } = await send(bytes);
      expect(status).toBe(422);
      expect(errors).toMatchObject([{ pointer: '/content', code }]);
      expect(errors?.[0]?.message.replaceAll('\u00a0', ' ')).toContain(words);
      expect(await database.db.select().from(reviewPhotoFile)).toEqual([]);
    },
  );

  it('a photograph of a review is refused if it is larger than 10 MB (§3.11.2, §9.22)', async () => {
    const { status, errors } = await send(
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(10 * 1024 * 1024)]),
    );
    expect(status).toBe(422);
    expect(errors).toMatchObject([{ pointer: '/content', code: 'too_big' }]);
  });

  it('a photograph of a review is deleted after a day if no review uses it (§3.11.2, §9.22)', async () => {
    const { picture } = await send(await photograph(300, 400).webp().toBuffer());
    const there = address(picture.template, 240, 'webp');
    expect((await look(there)).status).toBe(200);
    shop.advance(DAY + 1);
    await cleanUp(shop.deps);
    expect((await look(there)).status).toBe(404);
  });
});

describe('addresses of photographs', () => {
  const id = '8d1c7a52-6f0e-4d3b-9a1c-0f6f4f1f7c01';

  it('the URLs of review photographs are valid only for sizes and formats of the shop', async () => {
    expect(parsePhotoPath(`/pictures/reviews/${id}-240.avif`)).toEqual({ id, width: 240, format: 'avif' });
    for (const path of [
      `/pictures/reviews/${id}-241.avif`,
      `/pictures/reviews/${id}-240.png`,
      `/pictures/reviews/x`,
    ])
      expect((await look(path)).status).toBe(404);
    expect((await look(`/pictures/reviews/${id}-240.webp`, 'POST')).status).toBe(405);
  });
});
