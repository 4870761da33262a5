import { typeset } from '#shared/text/typeset.ts';
import { cloths } from '../cloths/all-cloths.ts';
import type { GarmentModel } from '../garments/garment-model.ts';
import { draw } from '../garments/identity.ts';

/**
 * The description for a product page: the text about the model, then a fact about its cloth. Takes the fact
 * that repeats the fewest words of the text.
 */
export function descriptionOf(model: Pick<GarmentModel, 'about' | 'cloth'>, slug: string): string {
  const usedStems = stems(model.about);
  const [note] = [...cloths[model.cloth].notes]
    .map((text) => ({
      text,
      echoes: stems(text).intersection(usedStems).size,
      order: draw('note', slug, text),
    }))
    .sort((a, b) => a.echoes - b.echoes || a.order - b.order);
  return typeset(note ? `${model.about} ${note.text}` : model.about);
}

/** The first five letters of each long word. Related Russian words have the same. */
function stems(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[а-яё]{5,}/g) ?? []).map((word) => word.slice(0, 5)));
}
