import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDemoCatalog } from '../seed/catalog.ts';

const silhouettes = new Set(
  readdirSync(new URL('../maps', import.meta.url)).map((file) => file.replace(/\.maps$/, '')),
);
const { editorial = [] } = createDemoCatalog({
  silhouettes,
  pictureVersion: 'v',
  views: () => ['front'],
  tint: () => '#e4e2dd',
  today: '2026-11-28',
});
const pieces = editorial.filter(({ kind }) => kind === 'journal');

test('the journal has six pieces, whose pictures are all different scenes', () => {
  expect(pieces).toHaveLength(6);
  const pictures = pieces.flatMap(({ body }) => [
    body.scene?.wide,
    body.scene?.narrow,
    ...body.blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : [])),
  ]);
  const templates = pictures.map((picture) => picture?.template ?? '');
  for (const template of templates) expect(template).toMatch(/^\/pictures\/v\/scenes\//);
  expect(new Set(templates).size).toBe(templates.length);
});

test('the goods below an editorial page fill whole rows of four', () => {
  for (const { slug, body } of editorial) expect((body.productUrls ?? []).length % 4, slug).toBe(0);
});

test('every piece of the journal links to another piece', () => {
  for (const { slug, body } of pieces) {
    const paths = body.blocks
      .flatMap((block) => (block.kind === 'links' ? block.links : []))
      .map(({ path }) => path);
    const others = pieces.filter((other) => paths.includes(`/journal/${other.slug}`));
    expect(
      others.map((other) => other.slug),
      slug,
    ).not.toContain(slug);
    expect(others.length, slug).toBeGreaterThan(0);
  }
});
