import { expect, test } from 'vitest';
import { cloths } from '../cloths/all-cloths.ts';
import { lookId } from '../cloths/finishes.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { isWeak } from '../garments/weak-silhouettes.ts';
import { allModels } from '../models/all-models.ts';
import { type SceneId, sceneOf } from '../scenes/all-scenes.ts';
import { createDemoCatalog } from '../seed/catalog.ts';
import { collections, promotions } from './campaign-facts.ts';
import { tiles } from './tiles.ts';

const { categories, groups, home } = createDemoCatalog({
  silhouettes: new Set(Object.keys(silhouettes)),
  pictureVersion: 'v1',
});

type Titled = { title: string; path: string; scene: SceneId };

/** All pictures with a title that link to a listing. */
const titled: Titled[] = [
  ...Object.values(tiles).map(({ title, path, scene }) => ({ title, path, scene })),
  ...[
    ...collections.map((campaign) => ({ folder: 'kollektsiya', ...campaign })),
    ...promotions.map((campaign) => ({ folder: 'aktsii', ...campaign })),
  ].flatMap(({ folder, slug, name, card, band }) =>
    [card, band].map((scene) => ({ title: name, path: `${folder}/${slug}`, scene })),
  ),
];

/** The garments in a scene. Each is a text with its silhouette and its look (colour and finish). */
const piecesOf = (scene: SceneId | string): string[] =>
  (sceneOf(scene)?.pieces ?? []).flatMap((piece) =>
    piece.kind === 'bare' ? [] : [`${piece.silhouette} ${piece.look}`],
  );

/** The goods of a listing. Each is a text with its silhouette and its look (colour and finish). */
function soldIn(path: string): Set<string> {
  const category = categories.find((one) => one.path === path);
  const members = new Set(category?.groupIds);
  const names = new Set(
    groups
      .filter(({ id, categoryPaths }) => members.has(id) || categoryPaths.includes(path))
      .map(({ name }) => name),
  );
  return new Set(
    allModels
      .filter(({ name }) => names.has(name))
      .flatMap(({ silhouette, cloth, colours }) =>
        colours.map((colour) => `${silhouette} ${lookId(colour, cloths[cloth].finish)}`),
      ),
  );
}

test.each(titled)(
  'the picture $scene with the title «$title» shows goods of the listing that it links to',
  ({ scene, path }) => {
    const sold = soldIn(path);
    expect(piecesOf(scene).length).toBeGreaterThan(1);
    for (const piece of piecesOf(scene)) expect(sold).toContain(piece);
  },
);

test('a picture has the same title wherever it is shown', () => {
  for (const [scene, uses] of Map.groupBy(titled, (one) => one.scene))
    expect(new Set(uses.map(({ title }) => title)), scene).toHaveProperty('size', 1);
});

const shapesOfWords: readonly (readonly [word: RegExp, silhouettes: readonly string[]])[] = [
  [/шапка/i, ['beanie']],
  [/пальто/i, ['coat', 'men-coat']],
  [/джинсы/i, ['jeans', 'jeans-wide', 'men-jeans', 'men-jeans-slim']],
  [/сапоги/i, ['knee-boots', 'heeled-boots', 'wide-boots']],
  [/трикотаж/i, ['sweater', 'men-sweater', 'turtleneck', 'cardigan', 'knit-dress']],
  [/вечер/i, ['dress', 'skirt-aline', 'skirt-pleated']],
];

test.each(titled)('the picture $scene shows the goods that its title «$title» names', ({ title, scene }) => {
  const shown = piecesOf(scene).map((piece) => piece.split(' ')[0] ?? '');
  for (const [word, wanted] of shapesOfWords)
    if (word.test(title)) expect(shown.some((silhouette) => wanted.includes(silhouette))).toBe(true);
  // A picture with «вечер» in its title shows no knitwear, because people wear knitwear by day.
  if (/вечер/i.test(title)) for (const piece of piecesOf(scene)) expect(piece).not.toMatch(/knit|jersey/);
});

test('tiles and the home page show no silhouettes that are listed as weak', () => {
  const shapes = [...titled.flatMap(({ scene }) => piecesOf(scene)), ...scenesIn(home).flatMap(piecesOf)].map(
    (piece) => piece.split(' ')[0] ?? '',
  );
  expect(shapes.length).toBeGreaterThan(100);
  expect(shapes.filter(isWeak)).toEqual([]);
  const shown = JSON.stringify(home.sections.filter(({ kind }) => kind === 'product-row'));
  const rows = groups.filter(({ variants }) =>
    variants.some(({ productUrl }) => shown.includes(`"${productUrl}"`)),
  );
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const { name } of rows)
    expect(isWeak(allModels.find((model) => model.name === name)?.silhouette ?? ''), name).toBe(false);
});

/** Ids of the scenes that a content shows. They are read from the URLs of its pictures. */
function scenesIn(content: unknown): string[] {
  return [...JSON.stringify(content).matchAll(/\/scenes\/([a-z-]+)-\{width\}/g)].map(([, id = '']) => id);
}
