import { cloths } from '../cloths/all-cloths.ts';
import { lookId } from '../cloths/finishes.ts';
import { allModels } from '../models/all-models.ts';

const key = (silhouette: string, look: string) => `${silhouette} ${look}`;

/**
 * Returns a function that says whether a picture is needed: the shop must sell the silhouette in this look.
 * Other pictures would only fill the disk.
 */
export function offeredPictures(): (picture: { silhouette: string; look: string }) => boolean {
  const offered = new Set(
    allModels.flatMap((model) =>
      model.colours.map((colour) => key(model.silhouette, lookId(colour, cloths[model.cloth].finish))),
    ),
  );
  return ({ silhouette, look }) => offered.has(key(silhouette, look));
}
