import { describe, expect, test } from 'vitest';
import { slugify } from '#shared/text/slug.ts';
import { cloths } from '../cloths/all-cloths.ts';
import { lookId } from '../cloths/finishes.ts';
import { demoUuid } from '../garments/identity.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { vendorCodeOf } from '../garments/vendor-code.ts';
import { allModels } from '../models/all-models.ts';
import { outfitScene } from './outfit-scene.ts';
import { harmony, tone } from './outfit-tones.ts';
import { outfitId, outfits, picturedOutfits } from './outfits.ts';

const scenes = [...outfits().ids()].map((id) => ({ id, scene: outfits().scene(id) }));

/** The silhouette and the look (colour and finish) of every colour of a model, keyed by variant id. */
const lookOfVariant = new Map(
  allModels.flatMap((model) =>
    model.colours.map((colour) => [
      demoUuid('variant', slugify(model.name), colour),
      `${model.silhouette} ${lookId(colour, cloths[model.cloth].finish)}`,
    ]),
  ),
);

describe('outfits', () => {
  test('most garments that are sold have an outfit, and each outfit contains its garment', () => {
    const all = allModels.flatMap((model) => model.colours.map((colour) => ({ model, colour })));
    const missing = all.filter(
      ({ model, colour }) => !outfits().scene(outfitId(vendorCodeOf(model, colour))),
    );
    expect(missing.length / all.length).toBeLessThan(0.2);
    for (const { model, colour } of all) {
      const scene = outfits().scene(outfitId(vendorCodeOf(model, colour)));
      if (!scene) continue;
      const shown = scene.pieces.flatMap((piece) => (piece.kind === 'laid' ? [piece.silhouette] : []));
      expect(shown).toContain(model.silhouette);
    }
  });

  test('the picture of an outfit shows exactly the goods that the catalog offers with it', () => {
    let compared = 0;
    for (const model of allModels)
      for (const colour of model.colours) {
        const offered = picturedOutfits.piecesOf(demoUuid('variant', slugify(model.name), colour));
        const scene = outfits().scene(outfitId(vendorCodeOf(model, colour)));
        const pictured = scene?.pieces.flatMap((piece) =>
          piece.kind === 'laid' ? [`${piece.silhouette} ${piece.look}`] : [],
        );
        const sold = [
          demoUuid('variant', slugify(model.name), colour),
          ...offered.map(({ variantId }) => variantId),
        ];
        expect((pictured ?? []).toSorted(), model.name).toEqual(
          offered.length === 0 ? [] : sold.map((id) => lookOfVariant.get(id)).toSorted(),
        );
        compared += offered.length;
      }
    expect(compared).toBeGreaterThan(2000);
  });

  test('outfits have at least three items, whose boxes all lie within the picture', () => {
    for (const { id, scene } of scenes) {
      expect(scene?.pieces.length, id).toBeGreaterThanOrEqual(3);
      for (const piece of scene?.pieces ?? []) {
        if (piece.kind !== 'laid') throw new Error(`${id} has a piece without a position`);
        const half = (piece.width ?? 1) / 2;
        expect(piece.x - half, `${id} ${piece.silhouette}`).toBeGreaterThan(0);
        expect(piece.x + half, `${id} ${piece.silhouette}`).toBeLessThan(1);
        expect(piece.y + piece.height / 2, `${id} ${piece.silhouette}`).toBeLessThan(1);
        expect(piece.y - piece.height / 2, `${id} ${piece.silhouette}`).toBeGreaterThan(0);
      }
    }
  });

  test('nearly all outfits have four items and therefore fill a row', () => {
    const full = scenes.filter(({ scene }) => scene?.pieces.length === 4);
    expect(full.length / scenes.length).toBeGreaterThan(0.9);
  });

  test('no two items of an outfit lie at the same place', () => {
    for (const { id, scene } of scenes)
      for (const [place, one] of (scene?.pieces ?? []).entries())
        for (const other of scene?.pieces.slice(place + 1) ?? [])
          expect(
            Math.hypot(one.x - other.x, ('y' in one && 'y' in other ? one.y - other.y : 1) * 1.33),
            id,
          ).toBeGreaterThan(0.12);
  });

  test('outfits are layered: trousers at the bottom, then the coat, then the shoes', () => {
    const order = outfitScene([
      { silhouette: 'coat', look: 'camel-wool' },
      { silhouette: 'trousers-wide', look: 'grey-wool' },
      { silhouette: 'chelsea', look: 'black-leather' },
    ]).pieces.map((piece) => (piece.kind === 'laid' ? piece.silhouette : ''));
    expect(order).toEqual(['trousers-wide', 'coat', 'chelsea']);
  });

  test('outfitScene accepts every silhouette', () => {
    for (const silhouette of Object.keys(silhouettes))
      expect(() => outfitScene([{ silhouette, look: 'black-wool' }])).not.toThrow();
  });

  test('a neutral colour harmonizes better than a colour that clashes with the first', () => {
    const chosen = [tone('emerald')];
    expect(harmony(tone('black'), chosen, 'bottom')).toBeGreaterThan(
      harmony(tone('terracotta'), chosen, 'bottom'),
    );
  });
});
