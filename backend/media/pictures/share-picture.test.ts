import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFlatMaps } from '../testing/maps.ts';
import { createPictures, type Pictures } from './pictures.ts';

let root: string;
let pictures: Pictures;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'shared-'));
  await writeFlatMaps(join(root, 'maps'), 'flat');
  pictures = createPictures({
    mapsDir: join(root, 'maps'),
    looks: { plain: { base: '#a05030' } },
    cacheDir: join(root, 'cache'),
    workers: 1,
  });
});
afterEach(async () => {
  await pictures.close();
  rmSync(root, { recursive: true, force: true });
});

const page = {
  brand: 'Витрина',
  title: 'Пальто',
  caption: 'Кэмел',
  // The catalog may have stored the URL before the version changed.
  picture: '/pictures/0/flat/front/plain-240.webp',
};
/** Mean and deviation of the pixels in the right part of the picture, where the goods are. */
const rightOf = async (bytes: Uint8Array) =>
  sharp(await sharp(bytes).extract({ left: 760, top: 40, width: 400, height: 550 }).png().toBuffer()).stats();
const files = () =>
  readdirSync(join(root, 'cache', pictures.version, 'og'), { recursive: true }).filter((name) =>
    String(name).endsWith('.jpg'),
  );

test('a shared page has a link preview with its goods, which is made once per content', async () => {
  const [one, other] = await Promise.all([pictures.share(page), pictures.share(page)]);
  expect(other).toEqual(one);
  const { width, height, format } = await sharp(one).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  const right = await rightOf(one);
  expect(right.channels.some(({ mean }) => mean < 245)).toBe(true);
  expect(files()).toHaveLength(1);
  await pictures.share({ ...page, title: 'Пальто из шерсти' });
  expect(files()).toHaveLength(2);
});

test('the link preview of a page whose picture is missing has only text', async () => {
  const bytes = await pictures.share({ ...page, picture: '/pictures/0/flat/front/no-240.webp' });
  const right = await rightOf(bytes);
  expect(right.channels.every(({ mean }) => mean > 254)).toBe(true);
});
