import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brandFilesOf } from './http/brand-files.ts';
import { iconFile } from './http/icon-file.ts';
import type { PageHandler } from './pages/render-page.ts';
import type { MakeSharedPicture } from './seo/shared-pictures.ts';
import { startShop } from './testing.ts';

const root = resolve(import.meta.dirname, '..');
const lookOf: PageHandler = async (_, context) => Response.json(context.config.look ?? null);

it('a second brand’s colours and drawings are served as CSS tokens and files, whose names change with their content', async () => {
  const brandFiles = brandFilesOf(join(root, 'tests/support/brand-kit'));
  const shop = await startShop({ brandFiles, page: lookOf });
  const look = JSON.parse(await (await shop.get('/')).text());
  expect(look).toEqual({
    styles: expect.stringMatching(/^\/brand\/[\w-]{10}-brand\.css$/),
    logo: expect.stringMatching(/-logo\.svg$/),
    favicon: expect.stringMatching(/-favicon\.svg$/),
  });
  const styles = await shop.get(look.styles);
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(styles.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await styles.text()).toBe(
    ':root{--color-ink:#14213d;--color-ink-soft:color-mix(in srgb,#14213d 86%,#fff);--color-accent:#9b2226;--badge-background:#14213d;--badge-text:#ffffff}',
  );
  const logo = await shop.get(look.logo);
  expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await shop.get('/brand/brand.yaml')).status).toBe(404);
  const icon = await shop.get('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
});

it('link previews use the text colour of a second brand', async () => {
  const inks: unknown[] = [];
  const sharedPicture: MakeSharedPicture = async ({ ink }) => {
    inks.push(ink);
    return new Uint8Array([1]);
  };
  const backend = (api: Hono) =>
    void api.get('/api/content-orchestration/v1/home', (context) => context.json({}));
  for (const folder of ['tests/support/brand-kit', 'brand']) {
    const shop = await startShop({ brandFiles: brandFilesOf(join(root, folder)), sharedPicture, backend });
    expect((await shop.get('/pictures/og/1/shop.jpg')).status).toBe(200);
  }
  expect(inks).toEqual(['#14213d', undefined]);
});

it('iconFile makes one file that contains the icon in three sizes', async () => {
  const ico = Buffer.from(await iconFile(readFileSync(join(root, 'public/favicon.svg'))));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [place, side] of [16, 32, 48].entries()) {
    const at = 6 + 16 * place;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    const { format, width, height } = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect([ico.readUInt8(at), format, width, height]).toEqual([side, 'png', side, side]);
  }
});

it('the default brand adds no style sheet, logo or icon to a page', async () => {
  const shop = await startShop({ brandFiles: brandFilesOf(join(root, 'brand')), page: lookOf });
  expect(await (await shop.get('/')).text()).toBe('null');
  expect((await shop.get('/favicon.ico')).headers.get('location')).toBe('/favicon.svg');
});
