import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { hangs } from '../garments/hangs.ts';
import { looks } from '../pictures/looks.ts';
import { sceneIds, sceneOf, scenePicture } from './all-scenes.ts';

const views = readViews(fileURLToPath(new URL('../maps', import.meta.url)));
const ratios: Record<string, number> = {
  'hero-wide': 1440 / 790,
  'hero-narrow': 4 / 5,
  'story-knitwear': 4 / 5,
  'department-shoes': 3 / 4,
  'look-wide': 3 / 2,
  'collection-office': 4 / 5,
  'collection-office-band': 21 / 9,
  'tile-denim': 3 / 2,
  'wool-wide': 3 / 2,
  'wool-narrow': 4 / 5,
};

describe.each(sceneIds)('%s', (id) => {
  const scene = sceneOf(id);

  test('every scene shows only goods that have pictures', () => {
    expect(scene?.pieces.length).toBeGreaterThan(1);
    for (const piece of scene?.pieces ?? []) {
      if (piece.kind === 'bare') continue;
      expect(looks).toHaveProperty(piece.look);
      expect(views.get(piece.silhouette)?.has(piece.view)).toBe(true);
      if (piece.kind === 'hung') expect(piece.hang).toBe(hangs[piece.silhouette]);
    }
  });

  test('in every scene the centres of all garments are well within the picture', () => {
    for (const piece of scene?.pieces ?? []) {
      expect(piece.x).toBeGreaterThan(0.05);
      expect(piece.x).toBeLessThan(0.97);
    }
  });

  test('every scene is offered in ascending widths up to its full width, in the ratio of its format', () => {
    const { widths, width, height, template } = scenePicture('v', id, '');
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
    expect(widths.at(-1)).toBe(width);
    expect(template).toBe(`/pictures/v/scenes/${id}-{width}.{format}`);
    if (ratios[id]) expect(width / height).toBeCloseTo(ratios[id], 1);
  });
});

test('the left part of the hero picture is free for text', () => {
  const hero = sceneOf('hero-wide');
  expect(hero?.rail?.from).toBeGreaterThan(0.4);
  for (const piece of hero?.pieces ?? []) expect(piece.x).toBeGreaterThan(0.5);
});

test('sceneOf returns undefined for an unknown id', () => {
  expect(sceneOf('constructor')).toBeUndefined();
});
