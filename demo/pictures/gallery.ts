import { CLOTH_WIDTH, GOODS_WIDTHS, WIDTHS } from '../../backend/media/pictures/workers/messages.ts';
import { cloths } from '../cloths/all-cloths.ts';
import { lookId } from '../cloths/finishes.ts';
import type { ColourwayId } from '../cloths/prints.ts';
import { BACKDROP } from '../garments/backdrop.ts';
import type { GarmentModel } from '../garments/garment-model.ts';
import type { Silhouette } from '../garments/silhouette.ts';
import type { DemoPicture } from '../garments/types.ts';
import { pictureAlt } from './alt.ts';
import { outfitId, outfits } from './outfits.ts';

export type GalleryContext = {
  pictureVersion: string;
  views: (silhouette: string) => readonly string[];
  tint?: ((silhouette: string) => string | undefined) | undefined;
};

/**
 * Available widths of a picture. Pictures of hanging goods are compositions, and pictures of details are
 * crops; neither have large files for zooming.
 */
const widthsOf = (view: string): readonly number[] =>
  view === 'hanger' || view.startsWith('detail') ? WIDTHS : GOODS_WIDTHS;

type Shown = { model: GarmentModel; silhouette: Silhouette; colour: ColourwayId; vendorCode: string };

/** The background colour of compositions. */
const WALL = '#dcd8d0';

/**
 * URL of the picture of a patterned cloth. It is as large as a swatch: twelve CSS pixels on the densest
 * screen.
 */
export const clothPicture = (
  look: string,
  { pictureVersion }: Pick<GalleryContext, 'pictureVersion'>,
): string => `/pictures/${pictureVersion}/cloths/${look}-${CLOTH_WIDTH}.webp`;

/**
 * The pictures of a colour in the order of the gallery (docs/design.md §5): the views that the picture
 * service has, then the outfit.
 */
export function galleryOf(shown: Shown, { pictureVersion, views, tint }: GalleryContext): DemoPicture[] {
  const { model, silhouette, colour, vendorCode } = shown;
  const look = lookId(colour, cloths[model.cloth].finish);
  const backdrop = tint?.(model.silhouette) ?? BACKDROP;
  const gallery = views(model.silhouette).map(
    (view): DemoPicture => ({
      template: `/pictures/${pictureVersion}/${model.silhouette}/${view}/${look}-{width}.{format}`,
      widths: [...widthsOf(view)],
      alt: pictureAlt(model.name, silhouette, view),
      tint: view === 'hanger' ? WALL : backdrop,
    }),
  );
  const id = outfitId(vendorCode);
  if (!outfits().scene(id)) return gallery;
  return [
    ...gallery,
    {
      template: `/pictures/${pictureVersion}/looks/${id}-{width}.{format}`,
      widths: [...WIDTHS],
      alt: pictureAlt(model.name, silhouette, 'look'),
      tint: WALL,
    },
  ];
}
