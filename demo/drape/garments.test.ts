import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { BACKDROP } from '../garments/backdrop.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { DRAPED } from './garments.ts';

const MAPS = join(import.meta.dirname, '../maps');
const LARGEST_SET = 0.6 * 1024 * 1024;

const views = readViews(MAPS);

test.each(Object.keys(DRAPED))('%s has the views that were rendered, made of what is known', (name) => {
  const own = views.get(name);
  expect(own?.has('back')).toBe(DRAPED[name]?.back !== undefined);
  for (const view of own?.values() ?? []) {
    if (!isCropped(view)) expect(Object.values(view.slots).some(({ role }) => role === 'base')).toBe(true);
  }
});

describe.each(Object.keys(silhouettes))('%s', (name) => {
  test('has a front and a detail', () => {
    expect([...(views.get(name)?.keys() ?? [])]).toEqual(expect.arrayContaining(['front', 'detail']));
  });

  test('stands before the one backdrop', () => {
    for (const view of views.get(name)?.values() ?? [])
      if (!isCropped(view)) expect(view.tint).toBe(BACKDROP);
  });

  test('takes no more than 0.6 MB', () => {
    const folder = join(MAPS, name);
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(LARGEST_SET);
  });
});

test('there is a map set for nothing but what is sold', () => {
  expect([...views.keys()].sort()).toEqual(Object.keys(silhouettes).sort());
});
