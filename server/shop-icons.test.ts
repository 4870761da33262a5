import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brandFilesOf } from './http/brand-files.ts';
import { readStaticFiles } from './static-files.ts';
import { startShop } from './testing.ts';

const root = resolve(import.meta.dirname, '..');
const own = { staticFiles: readStaticFiles(join(root, 'public')) };
const kit = { brandFiles: brandFilesOf(join(root, 'tests/support/brand-kit')) };

it.each([
  ['/apple-touch-icon.png', 180],
  ['/apple-touch-icon-precomposed.png', 180],
  ['/apple-touch-icon-120x120.png', 180],
  ['/apple-touch-icon-152x152-precomposed.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('phones get %s as a picture of %s pixels without transparent parts (§2.3.8)', async (path, side) => {
  for (const options of [own, kit]) {
    const response = await (await startShop(options)).get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: side, height: side, hasAlpha: false });
  }
});

it('the icon of a brand kit is drawn from its favicon', async () => {
  const [shop, brand] = await Promise.all(
    [own, kit].map(async (options) => {
      const icon = await (await startShop(options)).get('/apple-touch-icon.png');
      return Buffer.from(await icon.arrayBuffer()).toString('base64');
    }),
  );
  expect(shop).not.toBe(brand);
});

it('the web app manifest has the name, colours and icons of the brand, and every icon exists (§2.3.8)', async () => {
  for (const [options, ink] of [
    [own, '#161514'],
    [kit, '#14213d'],
  ] as const) {
    const shop = await startShop({ ...options, config: { brand: 'Лавка' } });
    const response = await shop.get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await response.json()) as { icons: { src: string; type: string }[] };
    expect(manifest).toMatchObject({
      name: 'Лавка',
      short_name: 'Лавка',
      lang: 'ru',
      start_url: '/',
      display: 'browser',
      theme_color: ink,
      background_color: '#ffffff',
    });
    expect(manifest.icons.map(({ type }) => type)).toEqual(['image/svg+xml', 'image/png', 'image/png']);
    for (const { src, type } of manifest.icons) {
      const icon = await shop.get(src);
      expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    }
  }
});

it('other icon paths at the root give a 404, and no picture is made for them', async () => {
  const shop = await startShop({ ...own, page: async () => new Response('page', { status: 404 }) });
  for (const path of ['/apple-touch-icon-1x1.png', '/icon-193.png', '/apple-touch-icon.svg'])
    expect((await shop.get(path)).status).toBe(404);
});
