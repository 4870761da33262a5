import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { silhouettes } from '../../demo/garments/silhouettes.ts';
import { DRAPED } from './garments.ts';
import { MODELLED } from './modelled/goods.ts';

const views = readViews(join(import.meta.dirname, '../../demo/maps'));

test.each(Object.keys(DRAPED))('the map set of %s has its rendered views, with known parts', (name) => {
  const own = views.get(name);
  expect(own?.has('back')).toBe(DRAPED[name]?.back !== undefined);
  for (const view of own?.values() ?? []) {
    if (!isCropped(view)) expect(Object.values(view.slots).some(({ role }) => role === 'base')).toBe(true);
  }
});

test('every silhouette is made in exactly one of two ways: draped from a pattern, or modelled', () => {
  const made = [...Object.keys(DRAPED), ...Object.keys(MODELLED)];
  expect(made.sort()).toEqual(Object.keys(silhouettes).sort());
});
