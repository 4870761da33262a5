import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mapSetPath, readEntries } from '../../backend/media/pictures/colouring/map-set-file.ts';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { openStudio } from '../../backend/media/pictures/workers/studio.ts';
import { BACKDROP } from '../garments/backdrop.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { looks } from './looks.ts';

const MAPS = join(import.meta.dirname, '../maps');
const LARGEST_SET = 0.6 * 1024 * 1024;
const LARGEST_OF_ALL = 45 * 1024 * 1024;
const LARGEST_SMALL_EDITIONS = 7.5 * 1024 * 1024;

const views = readViews(MAPS);

const sum = (sizes: readonly number[]) => sizes.reduce((so, size) => so + size, 0);
const bytesOf = (name: string, isCounted: (entry: string) => boolean) =>
  sum([...readEntries(MAPS, name, isCounted).values()].map(({ length }) => length));
const isSmall = (entry: string) => entry.startsWith('small/');

/** Silhouettes without a picture of the back, because the goods lie flat or their back shows nothing new. */
const NO_BACK =
  'socks scarf scarf-knotted beanie beanie-pompom beret cap bucket-hat gloves belt glasses glasses-cat glasses-round earrings necklace bracelet snood mittens mittens-cable bag-hobo bag-canvas narrow-belt braided-belt'.split(
    ' ',
  );

const hasBack = (name: string) => !NO_BACK.includes(name);

test('the silhouettes in NO_BACK have no picture of the back', () => {
  expect(NO_BACK.filter((name) => views.get(name)?.has('back'))).toEqual([]);
});

describe.each(Object.keys(silhouettes))('%s', (name) => {
  test('every silhouette has pictures of the front and of a detail, and of the back unless NO_BACK lists it', () => {
    const wanted = ['front', 'detail', ...(hasBack(name) ? ['back'] : [])];
    expect([...(views.get(name)?.keys() ?? [])]).toEqual(expect.arrayContaining(wanted));
  });

  test('all pictures of a silhouette have the common background colour', () => {
    for (const view of views.get(name)?.values() ?? [])
      if (!isCropped(view)) expect(view.tint).toBe(BACKDROP);
  });

  test('pictures of details lie inside the pictures from which they are cropped', () => {
    for (const view of views.get(name)?.values() ?? []) {
      if (!isCropped(view)) continue;
      const whole = views.get(name)?.get(view.of);
      if (!whole || isCropped(whole)) throw new Error('a crop is cut from a rendered view');
      expect(view.crop.x + view.crop.width).toBeLessThanOrEqual(whole.width);
      expect(view.crop.y + Math.round((view.crop.width * 4) / 3)).toBeLessThanOrEqual(whole.height);
    }
  });

  test('the file with the drawings of a silhouette (its map set) has at most 0.6 MB', () => {
    expect(bytesOf(name, (entry) => !isSmall(entry))).toBeLessThanOrEqual(LARGEST_SET);
  });
});

test('the silhouettes with map sets are exactly the silhouettes that are sold', () => {
  expect([...views.keys()].sort()).toEqual(Object.keys(silhouettes).sort());
});

test('all map sets together have at most 45 MB', () => {
  expect(sum([...views.keys()].map((name) => statSync(mapSetPath(MAPS, name)).size))).toBeLessThan(
    LARGEST_OF_ALL,
  );
});

test('the small editions of all map sets together have at most 7.5 MB', () => {
  expect(sum([...views.keys()].map((name) => bytesOf(name, isSmall)))).toBeLessThan(LARGEST_SMALL_EDITIONS);
});

describe('a small edition of a map set', () => {
  const goods = { kind: 'goods', view: 'front', format: 'webp' } as const;
  const card = async (
    edition: 'small' | undefined,
    job: { silhouette: string; lookId: string; width: number },
  ) => {
    const { bytes } = await openStudio({ mapsDir: MAPS, looks }).make({ ...goods, ...job, edition });
    return sharp(bytes).removeAlpha().raw().toBuffer();
  };

  test.each([
    ['sailor-jersey', 400, 2.5],
    ['black-jersey', 400, 1],
    ['white-jersey', 240, 1],
  ])(
    'the small edition gives the same card in %s at %s pixels as the full maps',
    async (lookId, width, most) => {
      const job = { silhouette: 'men-tee', lookId, width };
      const [small, large] = await Promise.all([card('small', job), card(undefined, job)]);
      const differences = small.map((value, at) => Math.abs(value - (large[at] ?? 0)));
      const mean = differences.reduce((so, value) => so + value, 0) / differences.length;
      expect(mean).toBeGreaterThan(0);
      expect(mean).toBeLessThan(most);
    },
  );
});
