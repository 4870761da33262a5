import { describe, expect, test } from 'vitest';
import { silhouettes } from '../garments/silhouettes.ts';
import { vendorCodeOf } from '../garments/vendor-code.ts';
import { allModels } from '../models/all-models.ts';
import { outfitScene } from './outfit-scene.ts';
import { harmony, tone } from './outfit-tones.ts';
import { outfitId, outfits } from './outfits.ts';

const scenes = [...outfits().ids()].map((id) => ({ id, scene: outfits().scene(id) }));

describe('outfits', () => {
  test('outfits exist for most garments that are sold, and each contains its garment', () => {
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

  test('outfits are layered: trousers at the bottom, then the coat, then the shoes', () => {
    const order = outfitScene([
      { silhouette: 'coat', look: 'camel-wool' },
      { silhouette: 'trousers-wide', look: 'grey-wool' },
      { silhouette: 'chelsea', look: 'black-leather' },
    ]).pieces.map((piece) => (piece.kind === 'laid' ? piece.silhouette : ''));
    expect(order).toEqual(['trousers-wide', 'coat', 'chelsea']);
  });

  test('outfits can be composed around every silhouette', () => {
    for (const silhouette of Object.keys(silhouettes))
      expect(() => outfitScene([{ silhouette, look: 'black-wool' }])).not.toThrow();
  });

  test('outfits prefer a neutral colour to a second colour that clashes with the first', () => {
    const chosen = [tone('emerald')];
    expect(harmony(tone('black'), chosen, 'bottom')).toBeGreaterThan(
      harmony(tone('terracotta'), chosen, 'bottom'),
    );
  });
});
