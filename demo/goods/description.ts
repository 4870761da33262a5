import { typeset } from '#shared/text/typeset.ts';
import { cloths } from '../cloths/all-cloths.ts';
import type { GarmentModel } from '../garments/garment-model.ts';
import { draw } from '../garments/identity.ts';

/**
 * The text of a product page: what is said of the model, then one fact about its cloth, the one that repeats the
 * fewest of the words before it. Two or three sentences.
 */
export function descriptionOf(model: Pick<GarmentModel, 'about' | 'cloth'>, slug: string): string {
  const said = stems(model.about);
  const [note] = [...cloths[model.cloth].notes]
    .map((text) => ({ text, echoes: stems(text).intersection(said).size, order: draw('note', slug, text) }))
    .sort((a, b) => a.echoes - b.echoes || a.order - b.order);
  return typeset(note ? `${model.about} ${note.text}` : model.about);
}

/** The first five letters of every longer word: enough to see that two Russian words are related. */
function stems(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[а-яё]{5,}/g) ?? []).map((word) => word.slice(0, 5)));
}
