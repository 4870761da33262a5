import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCropped, readViews } from '../../../backend/media/pictures/colouring/view-file.ts';
import { MODELLED, SLOTS } from './goods.ts';

const views = readViews(join(import.meta.dirname, '../../../demo/maps'));

describe.each(Object.entries(MODELLED))('%s', (name, detail) => {
  const own = [...(views.get(name)?.values() ?? [])];

  test('pictures of modelled goods contain only parts to which the list assigns a role', () => {
    for (const view of own) if (!isCropped(view)) expect(SLOTS).toMatchObject(view.slots);
    expect(own.some((view) => !isCropped(view))).toBe(true);
  });

  test('modelled goods have a detail picture with the crop that the list states', () => {
    expect(views.get(name)?.get('detail')).toEqual({ of: 'front', crop: detail });
  });
});
