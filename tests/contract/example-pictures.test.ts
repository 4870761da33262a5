import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { offeredPictures } from '../../backend/demo/offered-pictures.ts';
import contract from '../../src/generated/openapi.json' with { type: 'json' };

const isOffered = offeredPictures();
const maps = resolve(import.meta.dirname, '../../backend/demo/maps');
const templates = [...new Set(JSON.stringify(contract).match(/\/pictures\/0\/[^"]*\{width\}\.\{format\}/g))];

it('finds the pictures of the examples', () => {
  expect(templates.length).toBeGreaterThan(5);
});

it.each(templates)('the shop can draw %s', (template) => {
  const [, silhouette = '', view = '', look = ''] =
    /^\/pictures\/0\/([^/]+)\/([^/]+)\/(.+)-\{width\}/.exec(template) ?? [];
  expect(existsSync(`${maps}/${silhouette}/${view}.json`)).toBe(true);
  expect(isOffered({ silhouette, look })).toBe(true);
});
