import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import contract from '#contract/openapi.json' with { type: 'json' };
import { parseOwnPicturePath } from '../../backend/media/own-pictures/own-picture-path.ts';
import { readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { parsePicturePath } from '../../backend/media/pictures/files/picture-path.ts';
import { offeredPictures } from '../../demo/pictures/offered-pictures.ts';
import { portraits } from '../../demo/portraits/portraits.ts';
import { sceneOf } from '../../demo/scenes/all-scenes.ts';

type Named = { template: string; widths: number[]; width?: number; height?: number };

const isOffered = offeredPictures();
const views = readViews(resolve(import.meta.dirname, '../../demo/maps'));
const pictures = [...new Map(picturesIn(contract).map((picture) => [picture.template, picture])).values()];

function picturesIn(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('template' in value && 'widths' in value && typeof value.template === 'string') return [value as Named];
  return Object.values(value).flatMap(picturesIn);
}

it('the contract’s examples contain pictures, so that the next test checks some', () => {
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.some(({ width }) => width !== undefined)).toBe(true);
});

it.each(pictures)(
  'the shop can render the example picture $template',
  ({ template, widths, width, height }) => {
    const address = template.replace('{width}', String(widths[0])).replace('{format}', 'webp');
    const own = parseOwnPicturePath(address);
    const path = parsePicturePath(address);
    if (own)
      expect([...portraits.values()]).toContainEqual(
        expect.objectContaining({ template, widths, width, height }),
      );
    else if (path?.kind === 'goods') {
      const { silhouette, view, lookId: look } = path;
      expect(views.get(silhouette)?.has(view)).toBe(true);
      expect(isOffered({ silhouette, look })).toBe(true);
    } else {
      const scene = path && sceneOf(path.id);
      expect(scene?.widths).toEqual(expect.arrayContaining(widths));
      expect([scene?.width, scene?.height]).toEqual([width, height]);
    }
  },
);
