import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { BACKDROP } from '../garments/backdrop.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { DRAPED } from './garments.ts';
import { MODELLED } from './modelled/goods.ts';

const MAPS = join(import.meta.dirname, '../maps');
const LARGEST_SET = 0.6 * 1024 * 1024;
const LARGEST_OF_ALL = 40 * 1024 * 1024;

const views = readViews(MAPS);

const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** A front says all of them: they lie flat, or are turned in the hand. */
const NO_BACK = 'socks scarf scarf-knotted beanie gloves belt glasses earrings necklace'.split(' ');

const hasBack = (name: string) => !NO_BACK.includes(name);

test.each(Object.keys(DRAPED))('%s has the views that were rendered, made of what is known', (name) => {
  const own = views.get(name);
  expect(own?.has('back')).toBe(DRAPED[name]?.back !== undefined);
  for (const view of own?.values() ?? []) {
    if (!isCropped(view)) expect(Object.values(view.slots).some(({ role }) => role === 'base')).toBe(true);
  }
});

test('every silhouette is draped or modelled, none is both', () => {
  const made = [...Object.keys(DRAPED), ...Object.keys(MODELLED)];
  expect(made.sort()).toEqual(Object.keys(silhouettes).sort());
});

test('nothing is said to lack a back that has one', () => {
  expect(NO_BACK.filter((name) => views.get(name)?.has('back'))).toEqual([]);
});

describe.each(Object.keys(silhouettes))('%s', (name) => {
  test('has a front and a detail, and a back unless it is named above', () => {
    const wanted = ['front', 'detail', ...(hasBack(name) ? ['back'] : [])];
    expect([...(views.get(name)?.keys() ?? [])]).toEqual(expect.arrayContaining(wanted));
  });

  test('stands before the one backdrop', () => {
    for (const view of views.get(name)?.values() ?? [])
      if (!isCropped(view)) expect(view.tint).toBe(BACKDROP);
  });

  test('crops lie inside what they are cut from', () => {
    for (const view of views.get(name)?.values() ?? []) {
      if (!isCropped(view)) continue;
      const whole = views.get(name)?.get(view.of);
      if (!whole || isCropped(whole)) throw new Error('a crop is cut from a rendered view');
      expect(view.crop.x + view.crop.width).toBeLessThanOrEqual(whole.width);
      expect(view.crop.y + Math.round((view.crop.width * 4) / 3)).toBeLessThanOrEqual(whole.height);
    }
  });

  test('takes no more than 0.6 MB', () => {
    const folder = join(MAPS, name);
    const bytes = bytesIn(folder) - bytesIn(join(folder, 'small'));
    expect(bytes).toBeLessThanOrEqual(LARGEST_SET);
  });
});

test('there is a map set for nothing but what is sold', () => {
  expect([...views.keys()].sort()).toEqual(Object.keys(silhouettes).sort());
});

test('all sets together take no more than 40 MB', () => {
  expect(bytesIn(MAPS)).toBeLessThan(LARGEST_OF_ALL);
});
