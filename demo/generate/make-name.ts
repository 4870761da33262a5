import { capitalised } from '#shared/text/capitalised.ts';
import { cloths } from '../cloths/all-cloths.ts';
import type { PatternKind } from '../cloths/prints.ts';
import type { GarmentModel } from '../garments/garment-model.ts';
import type { PriceKind } from '../garments/prices.ts';
import type { Chance } from './chance.ts';
import { agree } from './declension.ts';
import { details, epithets, materialWords, patternPhrases, seriesName } from './name-words.ts';
import { nounsOf } from './nouns.ts';

/** A name may mention a fibre if the cloth has at least this percentage of it. */
const NAMED_FROM = 50;

/** The data of a template from which the name of a model is made. */
export type Named = {
  model: Pick<GarmentModel, 'silhouette' | 'cloth' | 'audience'>;
  prices: PriceKind;
  pattern: PatternKind | null;
};

/** A name like a merchandiser's: «Приталенное платье из вискозы в горох с поясом «Онега»». */
export function makeName({ model, prices, pattern }: Named, chance: Chance): string {
  const choices = nounsOf(model.silhouette);
  // Most names use the most common noun of the silhouette.
  const [noun, gender] = chance.happens(0.6) ? (choices[0] ?? chance.pick(choices)) : chance.pick(choices);
  const material = materialOf(model);
  const saysAdjective = chance.happens(0.3);
  const adjectives = [
    ...(chance.happens(0.55) ? [chance.pick(epithets[prices])] : []),
    ...(material && saysAdjective ? [material[0]] : []),
  ].map((adjective) => agree(adjective, gender));
  const words = [
    ...adjectives,
    adjectives.length > 0 ? noun.toLowerCase() : noun,
    ...(material && !saysAdjective && chance.happens(0.5) ? [material[1]] : []),
    ...(pattern ? [chance.pick(patternPhrases[pattern])] : []),
    ...(chance.happens(0.45) ? [chance.pick(details[prices])] : []),
    ...(chance.happens(0.3) ? [`«${seriesName(chance)}»`] : []),
  ];
  return capitalised(words.join(' '));
}

function materialOf({ silhouette, cloth }: Named['model']): readonly [string, string] | undefined {
  const { composition, finish } = cloths[cloth];
  // Jeans are not named after their material: «джинсовые джинсы» would repeat the word.
  if (finish === 'denim') return silhouette.includes('jeans') ? undefined : ['джинсовый', 'из денима'];
  const [fibre, percent] = Object.entries(composition).reduce((most, next) =>
    next[1] > most[1] ? next : most,
  );
  return percent >= NAMED_FROM ? materialWords[fibre] : undefined;
}
