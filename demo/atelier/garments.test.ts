import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { GARMENTS } from './garments.ts';

const MAPS = join(import.meta.dirname, '../maps');

describe('the demo map sets', () => {
  const views = readViews(MAPS);

  test.each(Object.keys(GARMENTS))('has the drawing of %s', (name) => {
    const garment = GARMENTS[name];
    // The lower detail is framed by what is drawn, not by the garment's own list.
    const there = [...(views.get(name)?.keys() ?? [])].filter((view) => view !== 'detail-below').sort();
    expect(there).toEqual(
      [...Object.keys(garment?.views ?? {}), ...Object.keys(garment?.details ?? {})].sort(),
    );
  });

  test('crops lie inside what they are cut from', () => {
    for (const own of views.values())
      for (const view of own.values()) {
        if (!isCropped(view)) continue;
        const whole = own.get(view.of);
        if (!whole || isCropped(whole)) throw new Error('a crop is cut from a drawn view');
        expect(view.crop.x + view.crop.width).toBeLessThanOrEqual(whole.width);
        expect(view.crop.y + Math.round((view.crop.width * 4) / 3)).toBeLessThanOrEqual(whole.height);
      }
  });

  test('stay within 25 MB', () => {
    const bytes = readdirSync(MAPS, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    expect(bytes).toBeLessThan(25 * 1024 * 1024);
  });
});
