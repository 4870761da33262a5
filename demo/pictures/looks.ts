import type { Look } from '../../backend/media/pictures/colouring/look.ts';
import { cloths } from '../cloths/all-cloths.ts';
import { lookId, lookOf } from '../cloths/finishes.ts';
import { allModels } from '../models/all-models.ts';

/** All looks (a colourway in a finish) in which models are sold, keyed by look id, in a stable order. */
export const looks: Readonly<Record<string, Look>> = Object.fromEntries(
  allModels
    .flatMap((model) => {
      const { finish } = cloths[model.cloth];
      return model.colours.map((colour) => [lookId(colour, finish), lookOf(colour, finish)] as const);
    })
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
